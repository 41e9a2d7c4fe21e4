import type { Segment } from '#contracts/shop.ts'
import { type ShownPrices, shownPrices } from '#lib/format/shown-prices.ts'
import { pagePriceConfig } from '#lib/market/page-price-config.ts'
import { useHint } from './hint-cookies.ts'

/**
 * The kinds of prices that an island shows.
 * @param segment the segment of a placed order; without it the visitor's own
 */
export const useShownPrices = (segment?: Segment): ShownPrices => {
  const hint = useHint('segment')
  return shownPrices(pagePriceConfig(), segment ?? (hint === 'b2b' ? 'b2b' : 'b2c'))
}
