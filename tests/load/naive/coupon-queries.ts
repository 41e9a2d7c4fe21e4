import { inArray, sql } from 'drizzle-orm'
import type { Database } from '#backend/db/connect.ts'
import { coupons, couponUsages } from '#backend/db/schema/coupons.ts'

export * from '#backend/modules/coupons/queries.ts'

/** Reads the counters without locking them, so two orders at once see the same number of uses. */
export const lockCoupons = (db: Database, ids: readonly number[]) =>
  db
    .select()
    .from(coupons)
    .where(inArray(coupons.id, [...ids]))

/** Counts up without looking again. */
export const insertUsages = async (
  db: Database,
  usages: readonly (typeof couponUsages.$inferInsert)[],
): Promise<void> => {
  await db.insert(couponUsages).values([...usages])
  const ids = usages.map(({ couponId }) => couponId)
  await db
    .update(coupons)
    .set({ used: sql`${coupons.used} + 1` })
    .where(inArray(coupons.id, ids))
}
