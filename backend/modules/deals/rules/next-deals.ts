import type { Currency } from '#contracts/shop.ts'
import type { GoodsLine } from '../../pricing/rules/goods.ts'
import { type Deal, missingFor } from './deal.ts'

export interface NextDeal {
  deal: Deal
  /** Gross, in minor units; above 0. */
  missing: number
}

const forOrders = new Set<Deal['type']>(['general_order_deal', 'order_gift_deal', 'order_upsell_deal'])

/** The deals for orders that the cart has not reached yet, the nearest first. */
export const nextDeals = (deals: readonly Deal[], lines: readonly GoodsLine[], currency: Currency): NextDeal[] =>
  deals
    .filter(({ type }) => forOrders.has(type))
    .flatMap((deal) => {
      const missing = missingFor(deal, lines, currency)
      return missing ? [{ deal, missing }] : []
    })
    .toSorted((a, b) => a.missing - b.missing)
