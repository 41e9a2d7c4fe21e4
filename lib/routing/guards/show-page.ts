import { type OperationMode, serves } from '#contracts/operation-mode.ts'
import type { Locale, Segment } from '#contracts/shop.ts'
import { soldCurrency, writeMarket } from '#lib/market/market.ts'
import { type PageName, pages } from '#contracts/pages.ts'
import { readPath } from '../read-path.ts'
import type { Visit } from '../visit.ts'
import { findAddress } from './find-address.ts'
import type { Redirect } from './guard.ts'
import { guardPage } from './page-guards.ts'
import { isOffered } from './is-offered.ts'
import { redirectRoot } from './root-redirect.ts'
import type { ShopState } from './shop-state.ts'

/** A page under `app/`, whose address the visitor does not see. */
interface Shown {
  /** The path with the hidden segments of language and market: `/hu/b2c-huf/products/x`. */
  internal: string
  status?: number
  headers?: Record<string, string>
}

/** What the middleware does with a visit. The shop does not know the page while the backend is away. */
export type Decision = ((Redirect | Shown) & { saves?: Locale | undefined }) | 'unavailable'

/** The page for an address that does not exist: one page for all visitors of a market. */
const nothing = { unknown: { internal: '/not-found', status: 404 }, gone: { internal: '/gone', status: 410 } } as const

/** A listing with filters in its query is rendered on request. Its default view is static. */
const viewOf = (page: PageName | undefined, search: string): string =>
  page && 'listing' in pages[page] && search ? '/view' : ''

/**
 * The segment whose pages a visitor sees. A cookie alone does not open the pages of organizations where the shop serves
 * nobody else, and a cookie that outlives a change of the operation mode opens none.
 */
const shownSegment = ({ segment, seemsSignedIn }: Visit, mode: OperationMode): Segment =>
  mode === 'b2c_and_b2b' || (serves(mode, segment) && seemsSignedIn) ? segment : 'b2c'

/** The page of a shop in maintenance. `Retry-After` is in seconds, and the answer must not be cached. */
const closed = { status: 503, headers: { 'Retry-After': '300', 'Cache-Control': 'private, no-store' } } as const

/**
 * Shows the page behind an address in the chosen language, or redirects to it once: permanently from an old or a wrong
 * address, temporarily where only this visitor wants another language.
 */
export const showPage = async (visit: Visit, state: ShopState): Promise<Decision> => {
  const { locales, currencies, settings } = state
  const { pathname, search } = visit
  // Without English there is no choice.
  const hasChoice = locales.includes('en')
  const locale = hasChoice ? visit.language : 'hu'
  const saves = hasChoice && visit.savesLanguage ? locale : undefined
  const market = writeMarket({
    segment: shownSegment(visit, settings.operation_mode),
    currency: soldCurrency(visit.currency, currencies),
  })
  const inMarket = (internal: string): string => `/${locale}/${market}${internal === '/' ? '' : internal}`

  const requested = readPath(pathname)
  const away = requested?.path === '' ? await redirectRoot(visit, state, locale) : undefined
  if (away) return { ...away, saves }
  const found = requested ? await findAddress(requested) : 'unknown'
  if (found === 'away') return 'unavailable'
  const isMissing = typeof found === 'string' || !isOffered(found.page, settings, search)
  if (requested === undefined || isMissing) {
    const { internal, status } = nothing[typeof found === 'string' ? found : 'unknown']
    return { internal: inMarket(internal), status, saves }
  }
  const isOtherLanguage = locale !== requested.locale || /^\/hu(\/|$)/.test(pathname)
  if (!found.shows || !requested.isTidy || isOtherLanguage)
    return { path: found.paths[locale] + search, status: isOtherLanguage ? 307 : 301, saves }
  const refused = found.page && guardPage(visit, found.page, locale)
  return (
    refused ?? {
      internal: inMarket(found.internal + viewOf(found.page, search)),
      ...(found.page === '/maintenance' && closed),
      saves,
    }
  )
}
