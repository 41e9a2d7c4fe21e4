import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { OrderStatus } from '#contracts/orders.ts'
import type { Locale, Segment } from '#contracts/shop.ts'
import type { Database } from '../../db/connect.ts'
import { products } from '../../db/schema/products.ts'
import { variants } from '../../db/schema/variants.ts'
import { stores } from '../../db/schema/contents.ts'
import { users } from '../../db/schema/customers.ts'
import { orderHistory, orderItems, orders, orderShipments } from '../../db/schema/orders.ts'
import { paymentMethods } from '../../db/schema/payment-methods.ts'
import { payments } from '../../db/schema/payments.ts'
import { pathSql } from '../url-resources/service.ts'

export type OrderRow = typeof orders.$inferSelect
export type AttemptRow = typeof payments.$inferSelect

export const nextCounter = async (db: Database): Promise<number> => {
  const { rows } = await db.execute<{ counter: string }>(sql`select nextval('order_numbers') as counter`)
  return Number(rows[0]?.counter)
}

export const insertOrder = async (db: Database, values: typeof orders.$inferInsert): Promise<OrderRow> => {
  const [row] = await db.insert(orders).values(values).returning()
  if (!row) throw new Error('An inserted order came back empty')
  return row
}

export const insertOrderItems = async (db: Database, values: (typeof orderItems.$inferInsert)[]): Promise<void> => {
  await db.insert(orderItems).values(values)
}

export const insertHistory = async (db: Database, values: typeof orderHistory.$inferInsert): Promise<void> => {
  await db.insert(orderHistory).values(values)
}

export const insertAttempt = async (db: Database, values: typeof payments.$inferInsert): Promise<AttemptRow> => {
  const [row] = await db.insert(payments).values(values).returning()
  if (!row) throw new Error('An inserted payment came back empty')
  return row
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

export const selectLatestAttempt = async (db: Database, orderId: number): Promise<AttemptRow | undefined> =>
  (await db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(desc(payments.attempt)).limit(1))[0]

/** What was ordered, with the picture and the address of its page, which are not part of the snapshot. */
export const selectOrderItems = ({ db, locale }: { db: Database; locale: Locale }, orderId: number) =>
  db
    .select({
      item: orderItems,
      shipment: orderShipments.position,
      isHandedOver: sql<boolean>`${orderShipments.handedOverAt} is not null`,
      productId: products.id,
      publishedOn: variants.publishedOn,
      path: pathSql('variant', locale, sql`variants`, sql`products`),
      coverPath: products.coverPath,
    })
    .from(orderItems)
    .innerJoin(variants, eq(variants.id, orderItems.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(orderShipments, eq(orderShipments.id, orderItems.shipmentId))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.id))

/** Whether an institution ordered; who orders without an account is a reader. */
export const selectSegment = async (db: Database, userId: number | null): Promise<Segment> => {
  const [user] =
    userId === null ? [] : await db.select({ segment: users.segment }).from(users).where(eq(users.id, userId))
  return user?.segment ?? 'b2c'
}

export const selectPaymentMethod = async (db: Database, id: number) =>
  (await db.select().from(paymentMethods).where(eq(paymentMethods.id, id)))[0]

export const selectStore = async (db: Database, id: number) =>
  (await db.select().from(stores).where(eq(stores.id, id)))[0]
