/** The session's cookie: out of reach for scripts, `__Host-` wherever the shop is on https. */
export const sessionCookie = (secure: boolean) => (secure ? '__Host-sid' : 'sid')

/** @param seconds null for a cookie that ends with the browser */
const writeCookie = (pair: string, flags: string[], seconds: number | null, secure: boolean): string =>
  [
    pair,
    'Path=/',
    ...flags,
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
    ...(seconds === null ? [] : [`Max-Age=${seconds}`]),
  ].join('; ')

export const writeSessionCookie = (token: string, seconds: number | null, secure: boolean): string =>
  writeCookie(`${sessionCookie(secure)}=${token}`, ['HttpOnly'], seconds, secure)

/** Readable by scripts: what the page may show, never who may do what (see hint-cookies.ts). */
export const writeHintCookie = (
  name: 'segment' | 'customer' | 'cart',
  value: string,
  seconds: number | null,
  secure: boolean,
): string => writeCookie(`${name}=${value}`, [], seconds, secure)

export const readSessionCookie = (header: string | null, secure: boolean): string | undefined =>
  header
    ?.split('; ')
    .find((part) => part.startsWith(`${sessionCookie(secure)}=`))
    ?.slice(sessionCookie(secure).length + 1)
