import type { Currency } from '#contracts/shop.ts'
import type { Adjustment } from '../../pricing/rules/adjustments.ts'
import { type Goods, grossOf, shareOut, takeOff } from '../../pricing/rules/goods.ts'
import { reductionOf } from '../../pricing/rules/reduction.ts'
import { countedBy, type Deal, missingFor } from './deal.ts'
import type { Lowered } from './lower-items.ts'

/** The general deals for the order that the cart has reached. */
export const reachedOrderDeals = (goods: Goods, deals: readonly Deal[], currency: Currency): Deal[] =>
  deals.filter((deal) => deal.type === 'general_order_deal' && missingFor(deal, goods.lines, currency) === 0)

const sharesOf = (deal: Deal, { lines }: Goods, currency: Currency, rateUnit: number): Map<number, number> => {
  const counted = countedBy(deal, lines)
  const amount = deal.amounts === null ? null : (deal.amounts[currency] ?? 0)
  return shareOut(reductionOf(grossOf(counted), { percent: deal.percent, amount }, rateUnit), counted)
}

const sumOf = (shares: ReadonlyMap<number, number>): number => [...shares.values()].reduce((sum, one) => sum + one, 0)

/**
 * Applies the best of the general deals for the order that the cart has reached; of equal ones the first. Deals are steps
 * of a ladder, so they do not add up.
 */
export const lowerOrder = (
  goods: Goods,
  reached: readonly Deal[],
  currency: Currency,
  { rate_unit: rateUnit }: { rate_unit: number },
): Lowered => {
  const [best] = reached
    .map((deal) => ({ deal, shares: sharesOf(deal, goods, currency, rateUnit) }))
    .toSorted((a, b) => sumOf(b.shares) - sumOf(a.shares))
  if (!best) return { goods, adjustments: [] }
  const { left, taken } = takeOff(goods, best.shares)
  return {
    goods: left,
    adjustments: taken.map(({ gross, net, vatRate }): Adjustment => ({
      kind: 'order_discount',
      class: 'discount',
      name: best.deal.name,
      originCode: best.deal.key,
      itemId: null,
      gross: -gross,
      net: -net,
      vatRate,
    })),
  }
}
