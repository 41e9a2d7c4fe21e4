import Cookies from 'js-cookie'

/** Cookies that scripts and pages may read. They choose what a page shows; they allow nothing. */
export const readReadableCookie = (name: string): string | undefined => Cookies.get(name)

/** @param seconds how long the cookie lives; 0 removes it */
export const writeReadableCookie = (name: string, value: string, seconds: number): void => {
  Cookies.set(name, value, {
    sameSite: 'Lax',
    // js-cookie counts `expires` in days and writes a date of the visitor's clock, which may be wrong.
    'Max-Age': String(seconds),
    secure: location.protocol === 'https:',
  })
}
