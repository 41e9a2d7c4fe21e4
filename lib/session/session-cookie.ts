import { parseCookie, stringifySetCookie } from 'cookie'

/** The name of the session's cookie: with `__Host-` wherever the shop is on https. */
const sessionCookie = (secure: boolean) => (secure ? '__Host-sid' : 'sid')

interface Written {
  name: string
  value: string
  /** Null for a cookie that is deleted when the browser closes. */
  seconds: number | null
  secure: boolean
  httpOnly: boolean
}

const writeCookie = ({ seconds, ...cookie }: Written): string =>
  stringifySetCookie({ ...cookie, path: '/', sameSite: 'lax', ...(seconds !== null && { maxAge: seconds }) })

/** A cookie that scripts cannot read. @param seconds null for a cookie that is deleted when the browser closes */
export const writeSessionCookie = (token: string, seconds: number | null, secure: boolean): string =>
  writeCookie({ name: sessionCookie(secure), value: token, seconds, secure, httpOnly: true })

/** A cookie that scripts can read. It chooses what a page shows; it allows nothing (see hint-cookies.ts). */
export const writeHintCookie = (
  name: 'segment' | 'customer' | 'impersonation' | 'cart' | 'ended',
  value: string,
  seconds: number | null,
  secure: boolean,
): string => writeCookie({ name, value, seconds, secure, httpOnly: false })

export const readSessionCookie = (header: string | null, secure: boolean): string | undefined =>
  // A token needs no decoding, and a decoded line break could not stand in a header.
  parseCookie(header ?? '', { decode: (value) => value })[sessionCookie(secure)]
