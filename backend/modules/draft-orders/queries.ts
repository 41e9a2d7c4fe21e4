import { and, asc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm'
import type { Currency } from '#contracts/shop.ts'
import type { Database } from '../../db/connect.ts'
import { stores } from '../../db/schema/content.ts'
import { deliveryModes, deliveryPrices, draftOrderItems, draftOrders, orders, paymentMethods } from '../../db/schema/sales.ts'
import type { Actor } from '../../http/context.ts'

export type DraftOrderRow = typeof draftOrders.$inferSelect
export type DraftOrderItemRow = typeof draftOrderItems.$inferSelect
export type PaymentMethodRow = typeof paymentMethods.$inferSelect
export type StoreRow = typeof stores.$inferSelect
export type DeliveryModeRow = typeof deliveryModes.$inferSelect & { prices: Partial<Record<Currency, number>> }

/** A customer's cart belongs to the customer, whichever session asks; an anonymous one to its session alone. */
export const ownedBy = (actor: Actor): SQL => {
  if (actor.kind === 'guest') return sql`false`
  const owner =
    actor.userId === null
      ? and(eq(draftOrders.sessionId, actor.sessionId), isNull(draftOrders.userId))
      : eq(draftOrders.userId, actor.userId)
  return owner ?? sql`false`
}

const withUuid = (uuid: string, actor: Actor) => and(eq(draftOrders.uuid, uuid), ownedBy(actor))

export const selectOpen = async (db: Database, actor: Actor): Promise<DraftOrderRow | undefined> =>
  (await db.select().from(draftOrders).where(and(ownedBy(actor), eq(draftOrders.status, 'opened'))))[0]

export const selectOwned = async (db: Database, uuid: string, actor: Actor): Promise<DraftOrderRow | undefined> =>
  (await db.select().from(draftOrders).where(withUuid(uuid, actor)))[0]

/** Nobody changes it, and nobody makes an order of it, until the transaction ends. */
export const lockOwned = async (db: Database, uuid: string, actor: Actor): Promise<DraftOrderRow | undefined> =>
  (await db.select().from(draftOrders).where(withUuid(uuid, actor)).for('update'))[0]

/** Nothing happens if the session or the customer has an open one already. */
export const insertOpen = async (db: Database, values: typeof draftOrders.$inferInsert): Promise<void> => {
  await db.insert(draftOrders).values(values).onConflictDoNothing()
}

/** The next version of an open draft order, and the row lock with it; undefined if it is not there as expected. */
export const takeVersion = async (
  db: Database,
  uuid: string,
  actor: Actor,
  { expected, at }: { expected: number | undefined; at: Date },
): Promise<DraftOrderRow | undefined> => {
  const [row] = await db
    .update(draftOrders)
    .set({ version: sql`${draftOrders.version} + 1`, updatedAt: at })
    .where(
      and(withUuid(uuid, actor), eq(draftOrders.status, 'opened'), expected === undefined ? undefined : eq(draftOrders.version, expected)),
    )
    .returning()
  return row
}

export const updateDraftOrder = async (db: Database, id: number, values: Partial<typeof draftOrders.$inferInsert>): Promise<void> => {
  await db.update(draftOrders).set(values).where(eq(draftOrders.id, id))
}

export const selectItems = (db: Database, draftOrderId: number): Promise<DraftOrderItemRow[]> =>
  db.select().from(draftOrderItems).where(eq(draftOrderItems.draftOrderId, draftOrderId)).orderBy(asc(draftOrderItems.id))

export const growItem = async (db: Database, item: typeof draftOrderItems.$inferInsert): Promise<void> => {
  await db
    .insert(draftOrderItems)
    .values(item)
    .onConflictDoUpdate({
      target: [draftOrderItems.draftOrderId, draftOrderItems.variantId, draftOrderItems.type],
      set: { quantity: sql`${draftOrderItems.quantity} + excluded.quantity` },
    })
}

export const updateQuantity = async (db: Database, id: number, quantity: number): Promise<void> => {
  await db.update(draftOrderItems).set({ quantity }).where(eq(draftOrderItems.id, id))
}

/** @returns whether there was such an item in this draft order */
export const deleteItem = async (db: Database, draftOrderId: number, id: number): Promise<boolean> => {
  const gone = await db
    .delete(draftOrderItems)
    .where(and(eq(draftOrderItems.id, id), eq(draftOrderItems.draftOrderId, draftOrderId)))
    .returning({ id: draftOrderItems.id })
  return gone.length === 1
}

export const selectDeliveryModes = (db: Database): Promise<DeliveryModeRow[]> => {
  const priced = sql<DeliveryModeRow['prices']>`coalesce(
    (select json_object_agg(currency, gross) from ${deliveryPrices} where ${deliveryPrices.deliveryModeId} = ${deliveryModes.id}), '{}')`
  return db.select({ ...getTableColumns(deliveryModes), prices: priced }).from(deliveryModes).orderBy(asc(deliveryModes.position))
}

export const selectPaymentMethods = (db: Database): Promise<PaymentMethodRow[]> =>
  db.select().from(paymentMethods).orderBy(asc(paymentMethods.position))

export const selectStore = async (db: Database, id: number): Promise<StoreRow | undefined> =>
  (await db.select().from(stores).where(eq(stores.id, id)))[0]

export const selectOrderUuid = async (db: Database, draftOrderId: number): Promise<string | null> =>
  (await db.select({ uuid: orders.uuid }).from(orders).where(eq(orders.draftOrderId, draftOrderId)))[0]?.uuid ?? null
