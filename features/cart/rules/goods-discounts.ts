import type { AdjustmentKind } from '#contracts/adjustments.ts'
import type { Amount } from '#contracts/money.ts'
import type { Totals, TotalsCost } from '#contracts/totals.ts'

const kinds = new Set<AdjustmentKind>([
  'discount',
  'order_discount',
  'order_item_discount',
  'order_coupon',
  'order_item_coupon',
])

/** What deals and coupons take off the books. A coupon for the delivery is not among them. */
export const goodsDiscounts = ({ costs }: Pick<Totals, 'costs'>): TotalsCost[] =>
  costs.filter(({ kind }) => kinds.has(kind))

/** What the books cost with these discounts, without delivery and fees. */
export const goodsTotal = (totals: Pick<Totals, 'items' | 'costs'>): Amount =>
  goodsDiscounts(totals).reduce(
    (sum, { gross, net }) => ({ gross: sum.gross + gross, net: sum.net + net }),
    totals.items,
  )
