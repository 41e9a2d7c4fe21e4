import { parseCookie, stringifySetCookie } from 'cookie'

/** Cookies that scripts cannot read: the session, the sign-in at a provider, and what a provider has posted. */
type HiddenCookie = 'sid' | 'sign-in' | 'provider-answer'

/** With `__Host-` wherever the shop is on https. */
const nameOf = (cookie: HiddenCookie, secure: boolean) => (secure ? `__Host-${cookie}` : cookie)

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

const writeHidden =
  (cookie: HiddenCookie) =>
  /** @param seconds null for a cookie that is deleted when the browser closes */
  (value: string, seconds: number | null, secure: boolean): string =>
    writeCookie({ name: nameOf(cookie, secure), value, seconds, secure, httpOnly: true })

export const writeSessionCookie = writeHidden('sid')
export const writeSignInCookie = writeHidden('sign-in')
export const writeAnswerCookie = writeHidden('provider-answer')

/** A cookie that scripts can read. It chooses what a page shows; it allows nothing (see hint-cookies.ts). */
export const writeHintCookie = (
  name: 'segment' | 'customer' | 'impersonation' | 'cart' | 'ended',
  value: string,
  seconds: number | null,
  secure: boolean,
): string => writeCookie({ name, value, seconds, secure, httpOnly: false })

export const readCookie = (cookie: HiddenCookie, header: string | null, secure: boolean): string | undefined =>
  // A token needs no decoding, and a decoded line break could not stand in a header.
  parseCookie(header ?? '', { decode: (value) => value })[nameOf(cookie, secure)]

export const readSessionCookie = (header: string | null, secure: boolean): string | undefined =>
  readCookie('sid', header, secure)
