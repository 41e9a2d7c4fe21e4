import type { Currency } from '#contracts/shop.ts'
import { type GoodsLine, grossOf } from '../../pricing/rules/goods.ts'

interface Counted {
  row: { currency: Currency }
  pricingRules: { minimum_order: Partial<Record<Currency, number>> }
  goods: { counted: readonly GoodsLine[] }
}

/** What the goods must cost more, gross, so that the cart can be ordered; 0 if nothing is missing. */
export const missingForMinimum = ({ row, pricingRules, goods: { counted } }: Counted): number =>
  Math.max(0, (pricingRules.minimum_order[row.currency] ?? 0) - grossOf(counted))
