/** A cookie is deleted only with the domain for which it was set, and providers set theirs for the widest one. */
const domains = (): string[] => {
  const parts = location.hostname.split('.')
  return ['', ...parts.map((_, index) => `; domain=${parts.slice(index).join('.')}`)]
}

/** Deletes the cookies that scripts of others have set under the shop's own host. */
export const deleteForeignCookies = (names: RegExp): void => {
  for (const name of document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? ''))
    if (names.test(name)) for (const domain of domains()) document.cookie = `${name}=; path=/; max-age=0${domain}`
}
