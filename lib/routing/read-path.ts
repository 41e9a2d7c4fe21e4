import type { Locale } from '#contracts/shop.ts'

export interface RequestedPath {
  /** The language of the prefix. Hungarian has none. */
  locale: Locale
  /** In lower case, without prefix and without slashes at its ends; empty for a home page. */
  path: string
  /** Whether the path has the shop's own form: lower case, no slash at the end, no prefix for Hungarian. */
  isTidy: boolean
}

const decode = (pathname: string): string | undefined => {
  try {
    return decodeURI(pathname)
  } catch {
    return undefined
  }
}

/** `/EN/Products/X-1/` is `products/x-1` in English. Undefined for a path that is not valid text. */
export const readPath = (pathname: string): RequestedPath | undefined => {
  const written = decode(pathname)
  if (written === undefined) return undefined
  const parts = written.normalize('NFC').toLowerCase().split('/').filter(Boolean)
  const [first] = parts
  const locale = first === 'en' ? 'en' : 'hu'
  const path = parts.slice(first === 'en' || first === 'hu' ? 1 : 0).join('/')
  return { locale, path, isTidy: first !== 'hu' && written === `/${parts.join('/')}` }
}
