const base = 'https://shop.invalid'

/** The path to open after signing in: a path of this shop, or `fallback`. No browser may read it as another origin. */
export const sameOriginPath = (wanted: string | null | undefined, fallback: string): string => {
  // Browsers remove tabs and line ends from addresses and read backslashes as slashes.
  if (!wanted || !/^\/(?![/\\])/.test(wanted) || /[\p{Cc}\s\\]/u.test(wanted)) return fallback
  if (!URL.canParse(wanted, base)) return fallback
  const { origin, pathname, search, hash } = new URL(wanted, base)
  // `/.//evil.example` parses to a path that begins with two slashes.
  return origin === base && !pathname.startsWith('//') ? pathname + search + hash : fallback
}
