import 'server-only'
import { cacheTags } from '#lib/api/cache-tags.ts'
import { load } from '#lib/api/server.ts'
import { priceDisplay } from '#lib/format/price-display.ts'
import { currentMarket } from '#lib/market/current-market.ts'

/** How the pages of this market show prices. */
export const loadPriceDisplay = async () => {
  const [settings, { segment }] = await Promise.all([
    load('GET /v2.0/config_entries', {}, [cacheTags.configuration]),
    currentMarket(),
  ])
  return priceDisplay(settings, segment)
}
