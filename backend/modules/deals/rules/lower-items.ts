import type { Currency } from '#contracts/shop.ts'
import type { Adjustment } from '../../pricing/rules/adjustments.ts'
import { type Goods, type GoodsLine, roomOf, takeOff } from '../../pricing/rules/goods.ts'
import { reductionOf } from '../../pricing/rules/reduction.ts'
import { countedBy, type Deal } from './deal.ts'

export interface Lowered {
  goods: Goods
  adjustments: Adjustment[]
}

/** What a deal takes off the line: as much of each copy, so that each copy costs the same. */
const takenBy = (deal: Deal, line: GoodsLine, currency: Currency, rateUnit: number): number => {
  const amount = deal.amounts === null ? null : (deal.amounts[currency] ?? 0)
  if (line.quantity < deal.minQuantity) return 0
  const each = reductionOf(line.gross / line.quantity, { percent: deal.percent, amount }, rateUnit)
  return Math.min(each, Math.floor(roomOf(line) / line.quantity)) * line.quantity
}

/**
 * Applies the general deals for items. Of several deals for one item the best one counts; of equal ones the first.
 * @param goods whose lines nothing has lowered yet: all copies of a line cost the same
 */
export const lowerItems = (
  goods: Goods,
  deals: readonly Deal[],
  currency: Currency,
  { rate_unit: rateUnit }: { rate_unit: number },
): Lowered => {
  const forItems = deals.filter(({ type }) => type === 'general_item_deal')
  return goods.lines.reduce<Lowered>(
    (lowered, line) => {
      const [best] = forItems
        .filter((deal) => countedBy(deal, [line]).length > 0)
        .map((deal) => ({ deal, gross: takenBy(deal, line, currency, rateUnit) }))
        .toSorted((a, b) => b.gross - a.gross)
      if (!best || best.gross === 0) return lowered
      const { left, taken } = takeOff(lowered.goods, new Map([[line.itemId, best.gross]]))
      const adjustments = taken.map(({ gross, net, vatRate }): Adjustment => ({
        kind: 'order_item_discount',
        class: 'discount',
        name: best.deal.name,
        originCode: best.deal.key,
        itemId: line.itemId,
        gross: -gross,
        net: -net,
        vatRate,
      }))
      return { goods: left, adjustments: [...lowered.adjustments, ...adjustments] }
    },
    { goods, adjustments: [] },
  )
}
