import { asc, count, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'
import { downloads } from '../../db/schema/downloads.ts'
import { orderItems } from '../../db/schema/orders.ts'
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
