import type { Book, Shop } from './shaky-shop.ts'
import { requestUncached, visitPerhapsCached, visitUncached, type Visit } from './visits.ts'

export type SendRequest = () => Promise<Visit>

let serial = 0

/**
 * The headers that the checkout page sends with an order. The storefront waits longest for such a call, because the
 * backend calls a payment provider meanwhile.
 */
const orderHeaders = (origin: string) => ({
  origin,
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/json',
  'idempotency-key': crypto.randomUUID(),
})

/** Sends one request of each kind, all at once. @param book a book whose pages are not in the cache */
export const requestAll = ({ origin }: Shop, cached: SendRequest[], { path, pathEn }: Book): Promise<Visit[]> => {
  serial += 1
  return Promise.all([
    ...cached.map((ask) => ask()),
    visitUncached('page that is not cached', origin + path, 'hu'),
    visitUncached('English page that is not cached', origin + pathEn, 'en'),
    visitUncached('search', `${origin}/kereses?q=konyv${serial}`, 'hu'),
    visitUncached('address that only the backend knows', `${origin}/akcio/${serial}`, 'hu'),
    requestUncached('flight data', `${origin}${path}?_rsc`, { rsc: '1' }),
    requestUncached('flight data rendered on request', `${origin}/kereses?q=konyv${serial}&_rsc`, { rsc: '1' }),
    requestUncached('call of an island', `${origin}/api/v2.0/config_entries`),
    requestUncached('order', `${origin}/api/draft_orders/${crypto.randomUUID()}/finalize`, orderHeaders(origin), {
      version: 1,
      expectedTotal: 1,
    }),
    requestUncached('picture', `${origin}/assets/covers/none-${serial}.jpg`),
    visitPerhapsCached('feed', `${origin}/feeds/arukereso.xml`),
    visitPerhapsCached('sitemap', `${origin}/sitemap.xml`),
  ])
}
