import { and, asc, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { ownedBy } from '../../access/owner.ts'
import type { Database } from '../../db/connect.ts'
import { constantSql } from '../../db/constant-sql.ts'
import { jsonOfRow } from '../../db/json-of-row.ts'
import { coupons, couponUsages, draftOrderCoupons } from '../../db/schema/coupons.ts'
import { holdsAt, namesVariant } from '../deals/service.ts'

/** Who wants to use a coupon: the customer, and the mailbox of the order as far as it is known. */
export interface Buyer {
  userId: number | null
  /** `mailboxKey` of the address; null as long as the cart has none. */
  mailbox: string | null
}

const isUsedBy = ({ userId, mailbox }: Buyer): SQL => sql`(
  ${couponUsages.releasedAt} is null and (${ownedBy({ userId }, couponUsages)} or ${couponUsages.mailbox} = ${mailbox}))`

const usedBy = (buyer: Buyer): SQL => sql`(
  select count(*)::int from ${couponUsages} where ${couponUsages.couponId} = coupons.id and ${isUsedBy(buyer)})`

const isForAll = sql`not exists (select from coupon_conditions c where c.coupon_id = coupons.id)`

const matched = (variantIds: SQL): SQL => sql`(
  select coalesce(json_agg(distinct v.id), '[]') from coupon_conditions c
  join variants v on v.id = ${variantIds} join products p on p.id = v.product_id
  where c.coupon_id = coupons.id and ${namesVariant})`

const { validFrom: _from, validUntil: _until, ...values } = getTableColumns(coupons)

const couponJson = constantSql(
  jsonOfRow({
    ...values,
    isInTime: sql`found.is_in_time`,
    usedByBuyer: sql`found.used`,
    isForAll: sql`found.is_for_all`,
    matched: sql`found.matched`,
  }),
)

interface Cart {
  draftOrderId: number
  /** `anyOf` of the ids. */
  variantIds: SQL
  buyer: Buyer
}

/** The coupons of a cart in the order in which they were added, as one JSON value of a select (`Coupon[]`). */
export const couponsSql = ({ draftOrderId, variantIds, buyer }: Cart, at: Date): SQL => sql`(
  select coalesce(json_agg(${couponJson} order by chosen.id), '[]')
  from draft_order_coupons chosen join coupons on coupons.id = chosen.coupon_id,
    lateral (select ${holdsAt(sql`coupons.valid_from`, sql`coupons.valid_until`, at)} as is_in_time,
      ${usedBy(buyer)} as used, ${isForAll} as is_for_all, ${matched(variantIds)} as matched) found
  where chosen.draft_order_id = ${draftOrderId})`

export const selectByCode = async (db: Database, code: string): Promise<{ id: number } | undefined> =>
  (
    await db
      .select({ id: coupons.id })
      .from(coupons)
      .where(and(eq(coupons.code, code), coupons.enabled))
  )[0]

/** @returns whether the cart did not have it before */
export const insertIntoCart = async (db: Database, draftOrderId: number, couponId: number): Promise<boolean> =>
  (await db.insert(draftOrderCoupons).values({ draftOrderId, couponId }).onConflictDoNothing().returning()).length === 1

/** @returns whether the cart had it */
export const deleteFromCart = async (db: Database, draftOrderId: number, couponId: number): Promise<boolean> =>
  (
    await db
      .delete(draftOrderCoupons)
      .where(and(eq(draftOrderCoupons.draftOrderId, draftOrderId), eq(draftOrderCoupons.couponId, couponId)))
      .returning()
  ).length === 1

/**
 * Locks these coupons in the order of their ids until the transaction ends. Carts may still take them meanwhile: a new row
 * that names a coupon waits for no such lock.
 */
export const lockCoupons = (db: Database, ids: readonly number[]) =>
  db
    .select()
    .from(coupons)
    .where(inArray(coupons.id, [...ids]))
    .orderBy(asc(coupons.id))
    .for('no key update')

export const countUsages = async (db: Database, couponId: number, buyer: Buyer): Promise<number> => {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${couponUsages}
      where ${couponUsages.couponId} = ${couponId} and ${isUsedBy(buyer)}`,
  )
  return rows[0]?.count ?? 0
}

const changeUsed = async (db: Database, ids: readonly number[], by: 1 | -1): Promise<void> => {
  if (ids.length === 0) return
  await lockCoupons(db, ids)
  await db
    .update(coupons)
    .set({ used: sql`${coupons.used} + ${by}` })
    .where(inArray(coupons.id, [...ids]))
}

export const insertUsages = async (
  db: Database,
  usages: readonly (typeof couponUsages.$inferInsert)[],
): Promise<void> => {
  await db.insert(couponUsages).values([...usages])
  await changeUsed(
    db,
    usages.map(({ couponId }) => couponId),
    1,
  )
}

/** A second call finds nothing to release. */
export const releaseUsages = async (db: Database, orderId: number, at: Date): Promise<void> => {
  const released = await db
    .update(couponUsages)
    .set({ releasedAt: at })
    .where(and(eq(couponUsages.orderId, orderId), isNull(couponUsages.releasedAt)))
    .returning({ couponId: couponUsages.couponId })
  await changeUsed(
    db,
    released.map(({ couponId }) => couponId),
    -1,
  )
}

/** Uses again what a cancelled order had released. What was paid is honoured, also beyond the limit of the coupon. */
export const reclaimUsages = async (db: Database, orderId: number): Promise<void> => {
  const claimed = await db
    .update(couponUsages)
    .set({ releasedAt: null })
    .where(and(eq(couponUsages.orderId, orderId), sql`${couponUsages.releasedAt} is not null`))
    .returning({ couponId: couponUsages.couponId })
  await changeUsed(
    db,
    claimed.map(({ couponId }) => couponId),
    1,
  )
}
