/** `http` for simulators in a trial only. */
export type Source = `${'http' | 'https'}://${string}`
type Directive = 'script-src' | 'style-src' | 'img-src' | 'font-src' | 'connect-src' | 'frame-src' | 'form-action'

export interface OutsideParty {
  name: string
  /** What the shop loads from this party. */
  why: string
  allows: Partial<Record<Directive, readonly Source[]> & { 'trusted-types': readonly string[] }>
}

/**
 * All other hosts whose addresses a page of the shop may use; browsers refuse every host that is not listed. The
 * payment page is not listed, because the browser leaves the shop for it. It belongs here (`form-action`) once a form
 * posts to it.
 */
export const outsideParties: readonly OutsideParty[] = [
  {
    name: 'YouTube',
    why: 'films about a book, once their reader has agreed to ask YouTube',
    allows: { 'frame-src': ['https://www.youtube-nocookie.com'], 'img-src': ['https://i.ytimg.com'] },
  },
]
