import { and, eq, lt, or, sql } from 'drizzle-orm'
import type { OrderStatus } from '#contracts/orders.ts'
import type { Database } from '../../db/connect.ts'
import { orderAnalytics } from '../../db/schema/order-analytics.ts'
import { orderHistory, orderItems, orders } from '../../db/schema/orders.ts'

export type OrderRow = typeof orders.$inferSelect

export const nextCounter = async (db: Database): Promise<number> => {
  const { rows } = await db.execute<{ counter: string }>(sql`select nextval('order_numbers') as counter`)
  return Number(rows[0]?.counter)
}

export const insertOrder = async (db: Database, values: typeof orders.$inferInsert): Promise<OrderRow> => {
  const [row] = await db.insert(orders).values(values).returning()
  if (!row) throw new Error('An inserted order came back empty')
  return row
}

/** @returns their ids, in the order of `values` */
export const insertOrderItems = async (db: Database, values: (typeof orderItems.$inferInsert)[]): Promise<number[]> => {
  const rows = await db.insert(orderItems).values(values).returning({ id: orderItems.id })
  return rows.map(({ id }) => id)
}

export const insertHistory = async (db: Database, values: typeof orderHistory.$inferInsert): Promise<void> => {
  await db.insert(orderHistory).values(values)
}

/** @returns whether it still stood where it was thought to stand */
export const updateStatus = async (db: Database, id: number, from: OrderStatus, to: OrderStatus): Promise<boolean> => {
  const moved = await db
    .update(orders)
    .set({ status: to })
    .where(and(eq(orders.id, id), eq(orders.status, from)))
    .returning({ id: orders.id })
  return moved.length === 1
}

export const updateOrder = async (
  db: Database,
  id: number,
  values: Partial<typeof orders.$inferInsert>,
): Promise<void> => {
  await db.update(orders).set(values).where(eq(orders.id, id))
}

/** Whether its buyer has agreed to be measured. */
export const isMeasured = async (db: Database, id: number): Promise<boolean> =>
  (await db.select({ id: orderAnalytics.orderId }).from(orderAnalytics).where(eq(orderAnalytics.orderId, id))).length >
  0

export const selectByDraftOrder = async (db: Database, draftOrderId: number): Promise<OrderRow | undefined> =>
  (await db.select().from(orders).where(eq(orders.draftOrderId, draftOrderId)))[0]

export const selectByUuid = async (db: Database, uuid: string): Promise<OrderRow | undefined> =>
  (await db.select().from(orders).where(eq(orders.uuid, uuid)))[0]

export const selectByNumber = async (db: Database, number: string): Promise<OrderRow | undefined> =>
  (await db.select().from(orders).where(eq(orders.number, number)))[0]

export const selectById = async (db: Database, id: number): Promise<OrderRow | undefined> =>
  (await db.select().from(orders).where(eq(orders.id, id)))[0]

export const lockById = async (db: Database, id: number): Promise<OrderRow | undefined> =>
  (await db.select().from(orders).where(eq(orders.id, id)).for('update'))[0]

/** Orders that were not paid in time. An order whose payment is being made right now has until `givenUp`. */
export const selectOverdue = async (
  db: Database,
  { now, givenUp, max }: { now: Date; givenUp: Date; max: number },
): Promise<number[]> => {
  const inProgress = sql`exists (select 1 from payments p where p.order_id = ${orders.id} and p.status = 'in_progress')`
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.status, 'under_payment'),
        lt(orders.reservedUntil, now),
        or(sql`not ${inProgress}`, lt(orders.reservedUntil, givenUp)),
      ),
    )
    .orderBy(orders.id)
    .limit(max)
  return rows.map(({ id }) => id)
}

/** Undefined if another process has it, or it has moved on. */
export const lockOverdue = async (db: Database, id: number) =>
  (
    await db
      .select()
      .from(orders)
      .where(and(eq(orders.id, id), eq(orders.status, 'under_payment')))
      .for('update', { skipLocked: true })
  )[0]
