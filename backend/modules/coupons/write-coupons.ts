import { eq } from 'drizzle-orm'
import type { CouponForm } from '#contracts/deal-forms.ts'
import type { Database } from '../../db/connect.ts'
import { couponConditions, coupons } from '../../db/schema/coupons.ts'
import { users } from '../../db/schema/customers.ts'
import { findTargets, UnknownTarget } from '../deals/service.ts'

const findCustomer = async (db: Database, email: string | null): Promise<number | null> => {
  if (email === null) return null
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email.toLowerCase()))
  if (!user) throw new UnknownTarget(`There is no customer ${email}.`)
  return user.id
}

/**
 * Writes coupons in the caller's transaction: new ones, and new versions of those that have the same code, which keep
 * their usages.
 * @throws UnknownTarget if a coupon names something that the shop does not have
 */
export const writeCoupons = async (db: Database, forms: readonly CouponForm[]): Promise<void> => {
  for (const { conditions, customer, validFrom, validUntil, ...values } of forms) {
    const row = {
      ...values,
      validFrom: validFrom === null ? null : new Date(validFrom),
      validUntil: validUntil === null ? null : new Date(validUntil),
      userId: await findCustomer(db, customer),
    }
    const [coupon] = await db
      .insert(coupons)
      .values(row)
      .onConflictDoUpdate({ target: coupons.code, set: row })
      .returning({ id: coupons.id })
    if (!coupon) throw new Error('An inserted coupon came back empty')
    const couponId = coupon.id
    await db.delete(couponConditions).where(eq(couponConditions.couponId, couponId))
    const targets = await findTargets(db, conditions)
    if (targets.length > 0) await db.insert(couponConditions).values(targets.map((one) => ({ ...one, couponId })))
  }
}
