import { parseCookie } from 'cookie'
import type { Currency, Locale, Segment } from '#contracts/shop.ts'
import { backendLimits } from '#lib/api/backend-limits.ts'
import { acceptedLanguage, readLanguage } from '#lib/i18n/accepted-language.ts'
import { marketCookies, readCurrency, readSegment } from '#lib/market/market.ts'

export const languageCookie = 'locale'

/** For so many milliseconds the guards hold what they know of the shop. */
export const guardFreshMs = 1_000

/** After so many milliseconds the guards know a new configuration: they use the old one while they ask for the new one. */
export const guardLagMs = guardFreshMs + backendLimits.guardMs

/**
 * All that the middleware may look at. The server before Next keeps answers by the same facts (`visitKey`), so a fact
 * that is not here can change no page (docs/decisions/0037).
 */
export interface Visit {
  readonly pathname: string
  /** With its question mark; empty without a query. */
  readonly search: string
  /** The language of the prefix, the saved one, the browser's, or the default. A crawler gets that of the prefix. */
  readonly language: Locale
  /** Whether the language is to be saved in a cookie, because the visitor's next request might not lead to it. */
  readonly savesLanguage: boolean
  readonly segment: Segment
  readonly currency: Currency | undefined
  /** The readable cookie of a customer. It proves nothing: the backend decides who may do what. */
  readonly seemsSignedIn: boolean
}

const isCrawler = (agent: string): boolean => /bot|crawl|spider|slurp/i.test(agent)

/** What a page loads (pictures, data) asks in the language of the page, and saves none. */
const isDocument = (destination: string): boolean => destination === '' || destination === 'document'

/** @param header a header of the request by its name in small letters; undefined or null where it is missing */
export const readVisit = (
  { pathname, search }: { pathname: string; search: string },
  header: (name: string) => string | null | undefined,
): Visit => {
  const cookies = parseCookie(header('cookie') ?? '')
  const prefix = readLanguage(/^\/(en|hu)(?:\/|$)/i.exec(pathname)?.[1]?.toLowerCase())
  const saved = cookies[languageCookie]
  const accepted = acceptedLanguage(header('accept-language'))
  const chooses = !isCrawler(header('user-agent') ?? '')
  const language = prefix ?? (chooses ? (readLanguage(saved) ?? accepted) : 'hu')
  return {
    pathname,
    search,
    language,
    savesLanguage: chooses && isDocument(header('sec-fetch-dest') ?? '') && (saved ?? accepted) !== language,
    segment: readSegment(cookies[marketCookies.segment]),
    currency: readCurrency(cookies[marketCookies.currency]),
    seemsSignedIn: cookies['customer'] !== undefined,
  }
}

/** The same text for visits that the middleware cannot tell apart. */
export const visitKey = (visit: Visit): string =>
  `${visit.language}${visit.savesLanguage ? '+' : ''} ${visit.segment} ${visit.currency ?? '-'} ${visit.seemsSignedIn ? 'in' : 'out'} ${visit.pathname}${visit.search}`
