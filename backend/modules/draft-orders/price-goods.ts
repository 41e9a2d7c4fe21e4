import type { Currency, Segment } from '#contracts/shop.ts'
import { applyCoupons, type CouponResult } from '../coupons/rules/apply-coupons.ts'
import { lowerItems } from '../deals/rules/lower-items.ts'
import { lowerOrder, reachedOrderDeals } from '../deals/rules/lower-order.ts'
import { type NextDeal, nextDeals } from '../deals/rules/next-deals.ts'
import { type Resolved, resolveRewards } from '../deals/rules/resolve-rewards.ts'
import type { Adjustment } from '../pricing/rules/adjustments.ts'
import { type GoodsLine, goodsOf } from '../pricing/rules/goods.ts'
import { leastPrice } from '../pricing/rules/least-price.ts'
import type { LoadedItem, LoadedItems } from './load-items.ts'
import type { Choices } from './select-choices.ts'
import type { Promotions } from './select-stored-cart.ts'

export interface PricedGoods {
  /** What deals and coupons take off the items. */
  discounts: Adjustment[]
  /** The bought items with the prices that the deals for items leave: what thresholds count. */
  counted: readonly GoodsLine[]
  rewards: Resolved[]
  coupons: CouponResult[]
  nextDeals: NextDeal[]
  /** A deal makes delivery free. */
  isDeliveryFree: boolean
}

interface Asked extends Promotions {
  currency: Currency
  buyer: { userId: number | null; segment: Segment }
  /** An ISO day. */
  today: string
  choices: Pick<Choices, 'pricingRules' | 'fixedBookPrice'>
}

const lineOf = (
  { id, variantId, quantity, facts, price }: LoadedItem,
  { today, choices: { pricingRules: rules, fixedBookPrice: fixed } }: Asked,
) => ({
  itemId: id,
  variantId,
  quantity,
  vatRate: price.vatRate,
  gross: price.gross * quantity,
  net: price.net * quantity,
  least: leastPrice(facts, price.gross, { rules, fixed, today }) * quantity,
})

/**
 * Everything that deals and coupons do to a cart, in this order: deals for items, gifts and upsells, the deal for the
 * order, coupons. Each lowers what the one before it has left.
 */
export const priceGoods = ({ bought, rewards }: LoadedItems, asked: Asked): PricedGoods => {
  const { deals, coupons, currency, buyer, choices } = asked
  const { pricingRules: rules } = choices
  const byItems = lowerItems(goodsOf(bought.map((item) => lineOf(item, asked))), deals, currency, rules)
  const counted = byItems.goods.lines
  const reached = reachedOrderDeals(byItems.goods, deals, currency)
  const byOrder = lowerOrder(byItems.goods, reached, currency, rules)
  const byCoupons = applyCoupons(byOrder.goods, coupons, { counted, currency, buyer }, rules)
  return {
    discounts: [...byItems.adjustments, ...byOrder.adjustments, ...byCoupons.adjustments],
    counted,
    rewards: resolveRewards(rewards, deals, counted, currency),
    coupons: byCoupons.results,
    nextDeals: nextDeals(deals, counted, currency),
    isDeliveryFree: reached.some(({ freeShipping }) => freeShipping),
  }
}
