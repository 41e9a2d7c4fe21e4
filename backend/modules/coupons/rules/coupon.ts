import type { CouponKind } from '#contracts/deal-types.ts'
import type { Currency, Locale, Segment } from '#contracts/shop.ts'
import { isFor } from '../../../access/owner.ts'
import { fail, type Failure } from '../../../kernel/result.ts'
import { countedBy } from '../../deals/rules/deal.ts'
import { type GoodsLine, grossOf } from '../../pricing/rules/goods.ts'

type Amounts = Partial<Record<Currency, number>>

/** A coupon, with what the buyer and the cart have of it. */
export interface Coupon {
  id: number
  code: string
  kind: CouponKind
  name: Record<Locale, string>
  enabled: boolean
  /** Its time has begun and has not ended. */
  isInTime: boolean
  percent: number | null
  amounts: Amounts | null
  minTotals: Amounts | null
  segment: Segment | null
  userId: number | null
  maxUsage: number | null
  maxUsagePerUser: number | null
  /** How many orders use it, and how many of this buyer do. */
  used: number
  usedByBuyer: number
  /** It has no conditions. */
  isForAll: boolean
  /** The variants of the cart that it is for. */
  matched: number[]
}

export interface CouponCart {
  /** The goods with the prices that the deals for items leave: what thresholds count. */
  counted: readonly GoodsLine[]
  currency: Currency
  buyer: { userId: number | null; segment: Segment }
}

export type CouponProblem = Failure<
  | 'coupon_not_exists'
  | 'out_of_time_interval'
  | 'not_available_for_user'
  | 'max_usage_count_reached'
  | 'max_usage_count_per_user_reached'
  | 'no_value_for_currency'
  | 'item_not_exists_in_order'
  | 'invalid_order_price_sum'
>

const isForBuyer = (coupon: Coupon, buyer: CouponCart['buyer']): boolean =>
  (coupon.segment === null || coupon.segment === buyer.segment) && isFor(buyer, coupon)

const isReached = (count: number, max: number | null): boolean => max !== null && count >= max

/** Why a coupon lowers nothing in this cart, as far as its own rules say; undefined where it may. */
export const problemOf = (coupon: Coupon, { counted, currency, buyer }: CouponCart): CouponProblem | undefined => {
  if (!coupon.enabled) return fail('coupon_not_exists')
  if (!coupon.isInTime) return fail('out_of_time_interval')
  if (!isForBuyer(coupon, buyer)) return fail('not_available_for_user')
  if (isReached(coupon.used, coupon.maxUsage)) return fail('max_usage_count_reached')
  if (isReached(coupon.usedByBuyer, coupon.maxUsagePerUser)) return fail('max_usage_count_per_user_reached')
  const minimum = coupon.minTotals === null ? 0 : coupon.minTotals[currency]
  if (minimum === undefined || (coupon.amounts !== null && coupon.amounts[currency] === undefined))
    return fail('no_value_for_currency')
  const lines = countedBy(coupon, counted)
  if (!coupon.isForAll && lines.length === 0) return fail('item_not_exists_in_order')
  const missing = minimum - grossOf(lines)
  return missing > 0 ? fail('invalid_order_price_sum', { params: { minimum, missing } }) : undefined
}
