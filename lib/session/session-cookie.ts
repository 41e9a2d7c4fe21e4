import { parseCookie, stringifySetCookie } from 'cookie'

/** The name of the session's cookie: with `__Host-` wherever the shop is on https. */
const sessionCookie = (secure: boolean) => (secure ? '__Host-sid' : 'sid')

interface Written {
  name: string
  value: string
  /** Null for a cookie that ends with the browser. */
  seconds: number | null
  secure: boolean
  httpOnly: boolean
}

const writeCookie = ({ seconds, ...cookie }: Written): string =>
  stringifySetCookie({ ...cookie, path: '/', sameSite: 'lax', ...(seconds !== null && { maxAge: seconds }) })

/** Scripts cannot read this cookie. @param seconds null for a cookie that ends with the browser */
export const writeSessionCookie = (token: string, seconds: number | null, secure: boolean): string =>
  writeCookie({ name: sessionCookie(secure), value: token, seconds, secure, httpOnly: true })

/** Scripts can read this cookie: it says what the page may show, never who may do what (see hint-cookies.ts). */
export const writeHintCookie = (
  name: 'segment' | 'customer' | 'cart',
  value: string,
  seconds: number | null,
  secure: boolean,
): string => writeCookie({ name, value, seconds, secure, httpOnly: false })

export const readSessionCookie = (header: string | null, secure: boolean): string | undefined =>
  // A token has nothing to decode, and a decoded line break could not go into a header.
  parseCookie(header ?? '', { decode: (value) => value })[sessionCookie(secure)]
