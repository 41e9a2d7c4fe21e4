import type { Currency } from '#contracts/shop.ts'
import { fail, type Failure } from '../../../kernel/result.ts'
import { countedBy } from '../../deals/rules/deal.ts'
import type { Adjustment } from '../../pricing/rules/adjustments.ts'
import { type Goods, type GoodsLine, grossOf, roomOf, shareOut, takeOff } from '../../pricing/rules/goods.ts'
import type { PricingRules } from '../../pricing/rules/least-price.ts'
import { reductionOf } from '../../pricing/rules/reduction.ts'
import { type Coupon, type CouponCart, type CouponProblem, problemOf } from './coupon.ts'

/** What a coupon does in a cart. */
export interface CouponResult {
  coupon: Coupon
  /** Why it lowers nothing; null where it counts. */
  problem: CouponProblem | Failure<'negative_order_value_reached'> | null
  /** It lowers less than it says, because some books must not be lowered by more (the fixed book price). */
  isLimited: boolean
}

export interface CouponsApplied {
  goods: Goods
  adjustments: Adjustment[]
  results: CouponResult[]
}

const amountIn = ({ amounts }: Coupon, currency: Currency): number | null =>
  amounts === null ? null : (amounts[currency] ?? 0)

/** What could be taken off these lines if every copy kept its minimum price only. */
const largestReduction = (lines: readonly GoodsLine[], { minimum_price: minimum }: PricingRules): number =>
  lines.reduce((sum, { gross, quantity }) => sum + Math.max(0, gross - minimum * quantity), 0)

const adjustmentsOf = (
  coupon: Coupon,
  goods: Goods,
  shares: ReadonlyMap<number, number>,
): { goods: Goods; adjustments: Adjustment[] } => {
  // A coupon for items is written at each of its items, one for the order once for each VAT rate.
  const groups: [number | null, Map<number, number>][] =
    coupon.kind === 'order_item_coupon'
      ? [...shares].map(([itemId, share]) => [itemId, new Map([[itemId, share]])])
      : [[null, new Map(shares)]]
  return groups.reduce<{ goods: Goods; adjustments: Adjustment[] }>(
    (lowered, [itemId, group]) => {
      const { left, taken } = takeOff(lowered.goods, group)
      const lines = taken.map(({ gross, net, vatRate }): Adjustment => ({
        kind: coupon.kind,
        class: 'discount',
        name: coupon.name,
        originCode: coupon.code,
        itemId,
        gross: -gross,
        net: -net,
        vatRate,
      }))
      return { goods: left, adjustments: [...lowered.adjustments, ...lines] }
    },
    { goods, adjustments: [] },
  )
}

/** Applies one coupon to what the coupons before it have left. */
const applyCoupon = (
  { goods, adjustments, results }: CouponsApplied,
  coupon: Coupon,
  cart: CouponCart,
  rules: PricingRules,
): CouponsApplied => {
  const refuse = (problem: CouponResult['problem']): CouponsApplied => ({
    goods,
    adjustments,
    results: [...results, { coupon, problem, isLimited: false }],
  })
  const problem = problemOf(coupon, cart)
  // A coupon for the delivery waits for the delivery.
  if (problem || coupon.kind === 'order_shipping_coupon') return refuse(problem ?? null)
  const lines = countedBy(coupon, goods.lines)
  const amount = amountIn(coupon, cart.currency)
  const largest = largestReduction(lines, rules)
  if (amount !== null && amount > largest)
    return refuse(fail('negative_order_value_reached', { params: { value: amount, largest } }))
  const wanted = reductionOf(grossOf(lines), { percent: coupon.percent, amount }, rules.rate_unit)
  const room = lines.reduce((sum, line) => sum + roomOf(line), 0)
  const lowered = adjustmentsOf(coupon, goods, shareOut(Math.min(wanted, room), lines))
  return {
    goods: lowered.goods,
    adjustments: [...adjustments, ...lowered.adjustments],
    results: [...results, { coupon, problem: null, isLimited: room < Math.min(wanted, largest) }],
  }
}

/** Applies the coupons of a cart in the order in which they were added. */
export const applyCoupons = (
  goods: Goods,
  coupons: readonly Coupon[],
  cart: CouponCart,
  rules: PricingRules,
): CouponsApplied =>
  coupons.reduce<CouponsApplied>((applied, coupon) => applyCoupon(applied, coupon, cart, rules), {
    goods,
    adjustments: [],
    results: [],
  })
