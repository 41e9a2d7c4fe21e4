import { asc, count, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'
import { downloads } from '../../db/schema/downloads.ts'
import { orderItems, orders } from '../../db/schema/orders.ts'
import { packageItems, variants } from '../../db/schema/variants.ts'
import { withdrawalItems, withdrawals } from '../../db/schema/withdrawals.ts'
import type { Copies } from './rules/chosen-copies.ts'

export type WithdrawalRow = typeof withdrawals.$inferSelect

const withdrawn = sql<number>`coalesce((
  select sum(${withdrawalItems.quantity}) from ${withdrawalItems} where ${withdrawalItems.orderItemId} = ${orderItems.id}), 0)::int`

/** The items of an order, with the copies that were withdrawn and whether a download has begun. */
export const selectItems = (db: Database, orderId: number) =>
  db
    .select({ item: orderItems, withdrawn, isBegun: sql<boolean>`${downloads.orderItemId} is not null` })
    .from(orderItems)
    .leftJoin(downloads, eq(downloads.orderItemId, orderItems.id))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.id))

/** The withdrawals from an order with their copies, the earliest first. */
export const selectByOrder = async (
  db: Database,
  orderId: number,
): Promise<(WithdrawalRow & { items: Copies[] })[]> => {
  const rows = await db.select().from(withdrawals).where(eq(withdrawals.orderId, orderId)).orderBy(asc(withdrawals.id))
  const copies = await db
    .select()
    .from(withdrawalItems)
    .where(eq(withdrawalItems.orderId, orderId))
    .orderBy(asc(withdrawalItems.orderItemId))
  return rows.map((row) => ({
    ...row,
    items: copies
      .filter(({ withdrawalId }) => withdrawalId === row.id)
      .map(({ orderItemId, quantity }) => ({ id: orderItemId, quantity })),
  }))
}

export const countOfOrder = async (db: Database, orderId: number): Promise<number> =>
  (await db.select({ all: count() }).from(withdrawals).where(eq(withdrawals.orderId, orderId)))[0]?.all ?? 0

export const isWithdrawn = async (db: Database, orderItemId: number): Promise<boolean> =>
  (await db.select().from(withdrawalItems).where(eq(withdrawalItems.orderItemId, orderItemId)).limit(1)).length > 0

export const insertWithdrawal = async (
  db: Database,
  values: typeof withdrawals.$inferInsert,
  items: readonly Copies[],
): Promise<WithdrawalRow> => {
  const [row] = await db.insert(withdrawals).values(values).returning()
  if (!row) throw new Error('An inserted withdrawal came back empty')
  await db
    .insert(withdrawalItems)
    .values(
      items.map(({ id, quantity }) => ({ withdrawalId: row.id, orderId: row.orderId, orderItemId: id, quantity })),
    )
  return row
}

/** With its copies. */
export const selectForMail = async (db: Database, id: number) => {
  const [row] = await db.select().from(withdrawals).where(eq(withdrawals.id, id))
  return row && (await selectByOrder(db, row.orderId)).find((one) => one.id === id)
}

export const selectByNumber = async (db: Database, number: string): Promise<WithdrawalRow | undefined> =>
  (await db.select().from(withdrawals).where(eq(withdrawals.number, number)))[0]

/** Those that wait for the shop, the oldest first. */
export const selectWaiting = (db: Database) =>
  db
    .select({
      number: withdrawals.number,
      declaredAt: withdrawals.declaredAt,
      orderStatus: orders.status,
      copies: sql<number>`(select sum(${withdrawalItems.quantity})::int from ${withdrawalItems} where ${withdrawalItems.withdrawalId} = ${withdrawals.id})`,
      name: withdrawals.name,
      reason: withdrawals.reason,
    })
    .from(withdrawals)
    .innerJoin(orders, eq(orders.id, withdrawals.orderId))
    .where(isNull(withdrawals.acceptedAt))
    .orderBy(asc(withdrawals.id))

/** What the shop has promised to transfer for earlier withdrawals from an order, in minor units. */
export const sumTransfers = async (db: Database, orderId: number): Promise<number> =>
  (
    await db
      .select({ sum: sql<number>`coalesce(sum(${withdrawals.amount}), 0)::int` })
      .from(withdrawals)
      .where(sql`${withdrawals.orderId} = ${orderId} and ${withdrawals.refundBy} = 'transfer'`)
  )[0]?.sum ?? 0

type Acceptance = Required<
  Pick<typeof withdrawals.$inferInsert, 'acceptedAt' | 'refundBy' | 'amount' | 'refundId' | 'isRestocked'>
>

export const markAccepted = async (db: Database, id: number, acceptance: Acceptance): Promise<void> => {
  await db.update(withdrawals).set(acceptance).where(eq(withdrawals.id, id))
}

/**
 * The copies of a withdrawal that can be sent back, packages taken apart, in the order in which rows of the stock are
 * locked. What was sold as a download stays one, whatever the catalog calls it today.
 */
export const selectPrinted = async (
  db: Database,
  withdrawalId: number,
): Promise<{ variantId: number; quantity: number }[]> => {
  const { rows } = await db.execute<{ variantId: number; quantity: number }>(sql`
    select v.id as "variantId", sum(w.quantity * coalesce(part.quantity, 1))::int as quantity
    from ${withdrawalItems} w
    join ${orderItems} item on item.id = w.order_item_id
    left join ${packageItems} part on part.package_id = item.variant_id
    join ${variants} v on v.id = coalesce(part.variant_id, item.variant_id) and v.type = 'physical'
    where w.withdrawal_id = ${withdrawalId} and item.format not in ('ebook', 'audio')
    group by v.id order by v.id`)
  return rows
}
