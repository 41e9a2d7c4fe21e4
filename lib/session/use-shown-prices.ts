import type { Segment } from '#contracts/shop.ts'
import { type ShownPrices, shownPrices } from '#lib/format/shown-prices.ts'
import { pagePriceConfig } from '#lib/market/page-price-config.ts'
import { useHint } from './hint-cookies.ts'

/**
 * Which prices an island shows.
 * @param segment of an order that was placed; without it the visitor's own
 */
export const useShownPrices = (segment?: Segment): ShownPrices => {
  const hint = useHint('segment')
  return shownPrices(pagePriceConfig(), segment ?? (hint === 'b2b' ? 'b2b' : 'b2c'))
}
