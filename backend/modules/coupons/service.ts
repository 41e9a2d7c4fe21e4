import type { Services } from '../../kernel/context.ts'
import { fail, type Failure } from '../../kernel/result.ts'
import { type Buyer, countUsages, insertUsages, lockCoupons, reclaimUsages, releaseUsages } from './queries.ts'

export { type Buyer, couponsSql, deleteFromCart, insertIntoCart, selectByCode } from './queries.ts'
export { writeCoupons } from './write-coupons.ts'

type Ctx = Pick<Services, 'db' | 'now'>

type ClaimError = 'max_usage_count_reached' | 'max_usage_count_per_user_reached'

/**
 * Uses the coupons of an order, all of them or none, under the locks of their rows: of two orders at once only one gets
 * the last use. Call it in a transaction that is rolled back on failure, before any stock is locked.
 */
export const claimCoupons = async (
  { db, now }: Ctx,
  orderId: number,
  couponIds: readonly number[],
  buyer: Buyer & { mailbox: string },
): Promise<Failure<ClaimError> | undefined> => {
  if (couponIds.length === 0) return undefined
  for (const coupon of await lockCoupons(db, couponIds)) {
    const params = { code: coupon.code }
    if (coupon.maxUsage !== null && coupon.used >= coupon.maxUsage) return fail('max_usage_count_reached', { params })
    const { maxUsagePerUser: max } = coupon
    if (max !== null && (await countUsages(db, coupon.id, buyer)) >= max)
      return fail('max_usage_count_per_user_reached', { params })
  }
  await insertUsages(
    db,
    couponIds.map((couponId) => ({ couponId, orderId, ...buyer, usedAt: now() })),
  )
  return undefined
}

/** A cancelled order gives its coupons back, once. */
export const releaseCoupons = ({ db, now }: Ctx, orderId: number): Promise<void> => releaseUsages(db, orderId, now())

export const reclaimCoupons = ({ db }: Ctx, orderId: number): Promise<void> => reclaimUsages(db, orderId)
