import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Actor } from '../../access/actor.ts'
import { ownedBy, ownerOf } from '../../access/owner.ts'
import type { Database } from '../../db/connect.ts'
import { draftOrderItems, draftOrders } from '../../db/schema/draft-orders.ts'
import { orders } from '../../db/schema/orders.ts'
import { configValue } from '../configuration/service.ts'

export type DraftOrderRow = typeof draftOrders.$inferSelect
export type DraftOrderItemRow = typeof draftOrderItems.$inferSelect

/** A cart by offer stands beside the cart that its member fills. */
const isOwnCart = isNull(draftOrders.offerVersionId)

const isOf = (actor: Actor): SQL => ownedBy(ownerOf(actor), draftOrders)

const withUuid = (uuid: string, actor: Actor) => and(eq(draftOrders.uuid, uuid), isOf(actor))

export const selectOpen = async (db: Database, actor: Actor): Promise<DraftOrderRow | undefined> =>
  (
    await db
      .select()
      .from(draftOrders)
      .where(and(isOf(actor), isOwnCart, eq(draftOrders.status, 'opened')))
  )[0]

export const selectOpenOffer = async (
  db: Database,
  versionId: number,
  actor: Actor,
): Promise<DraftOrderRow | undefined> =>
  (
    await db
      .select()
      .from(draftOrders)
      .where(and(isOf(actor), eq(draftOrders.offerVersionId, versionId), eq(draftOrders.status, 'opened')))
  )[0]

export const selectOwned = async (db: Database, uuid: string, actor: Actor): Promise<DraftOrderRow | undefined> =>
  (await db.select().from(draftOrders).where(withUuid(uuid, actor)))[0]

export const selectOwnUuid = async (db: Database, id: number, actor: Actor): Promise<string | undefined> =>
  (
    await db
      .select({ uuid: draftOrders.uuid })
      .from(draftOrders)
      .where(and(eq(draftOrders.id, id), isOf(actor)))
  )[0]?.uuid

/** Nobody changes it, and nobody makes an order of it, until the transaction ends. */
export const lockOwned = async (db: Database, uuid: string, actor: Actor): Promise<DraftOrderRow | undefined> =>
  (await db.select().from(draftOrders).where(withUuid(uuid, actor)).for('update'))[0]

/** Nothing happens if the session or the customer has an open one already. */
export const insertOpen = async (db: Database, values: typeof draftOrders.$inferInsert): Promise<void> => {
  await db.insert(draftOrders).values(values).onConflictDoNothing()
}

const isOffered = sql`${configValue('available_currencies')} ? ${draftOrders.currency}`
const ownCurrency = sql`${configValue('default_currency')} #>> '{}'`

/** Out of a currency that the shop no longer sells in, into its own: another cart than was seen, so another version. */
export const moveToOwnCurrency = async (db: Database, row: DraftOrderRow): Promise<DraftOrderRow> => {
  const [moved] = await db
    .update(draftOrders)
    .set({ currency: ownCurrency, version: sql`${draftOrders.version} + 1` })
    .where(and(eq(draftOrders.id, row.id), eq(draftOrders.status, 'opened'), sql`not (${isOffered})`))
    .returning()
  // Somebody else was faster, or has ordered it.
  return moved ?? (await db.select().from(draftOrders).where(eq(draftOrders.id, row.id)))[0] ?? row
}

/** The next version of an open draft order, in a currency that the shop sells in (an offer stays in its own), and the row lock with it; undefined if it is not there as expected. */
export const takeVersion = async (
  db: Database,
  uuid: string,
  actor: Actor,
  { expected, at }: { expected: number | undefined; at: Date },
): Promise<DraftOrderRow | undefined> => {
  const [row] = await db
    .update(draftOrders)
    .set({
      version: sql`${draftOrders.version} + 1`,
      currency: sql`case when ${isOffered} or not (${isOwnCart}) then ${draftOrders.currency} else ${ownCurrency} end`,
      updatedAt: at,
    })
    .where(
      and(
        withUuid(uuid, actor),
        eq(draftOrders.status, 'opened'),
        expected === undefined ? undefined : eq(draftOrders.version, expected),
      ),
    )
    .returning()
  return row
}

/** @param row of which the caller has the lock */
export const updateDraftOrder = async (
  db: Database,
  row: DraftOrderRow,
  values: Partial<typeof draftOrders.$inferInsert>,
): Promise<DraftOrderRow> =>
  (await db.update(draftOrders).set(values).where(eq(draftOrders.id, row.id)).returning())[0] ?? row

export const selectItems = (db: Database, draftOrderId: number): Promise<DraftOrderItemRow[]> =>
  db
    .select()
    .from(draftOrderItems)
    .where(eq(draftOrderItems.draftOrderId, draftOrderId))
    .orderBy(asc(draftOrderItems.id))

/** @returns how many there are then; undefined if there is no such variant */
export const growItem = async (
  db: Database,
  { draftOrderId, variantId, quantity }: Pick<DraftOrderItemRow, 'draftOrderId' | 'variantId' | 'quantity'>,
): Promise<number | undefined> => {
  const { rows } = await db.execute<{ quantity: number }>(sql`
    with added as (
      select ${draftOrderId}::int, case when format = 'package' then 'PACKAGE' else 'ITEM' end, id, ${quantity}::int
      from variants where id = ${variantId})
    insert into draft_order_items as item (draft_order_id, type, variant_id, quantity) select * from added
    on conflict (draft_order_id, variant_id, type, parent_id) do update set quantity = item.quantity + excluded.quantity
    returning item.quantity`)
  return rows[0]?.quantity
}

/** Writes a chosen gift or upsell, or its new quantity. @returns the id of the item */
export const upsertReward = async (
  db: Database,
  reward: Pick<DraftOrderItemRow, 'draftOrderId' | 'type' | 'parentId' | 'variantId' | 'quantity' | 'dealId'>,
): Promise<number | undefined> => {
  const { quantity, dealId } = reward
  const { draftOrderId, variantId, type, parentId } = draftOrderItems
  const [row] = await db
    .insert(draftOrderItems)
    .values(reward)
    .onConflictDoUpdate({ target: [draftOrderId, variantId, type, parentId], set: { quantity, dealId } })
    .returning({ id: draftOrderItems.id })
  return row?.id
}

/** Takes copies out of an item, and the item with the last one. */
export const shrinkItem = async (db: Database, { id, quantity }: DraftOrderItemRow, by: number): Promise<void> => {
  const own = eq(draftOrderItems.id, id)
  await (quantity > by
    ? db
        .update(draftOrderItems)
        .set({ quantity: quantity - by })
        .where(own)
    : db.delete(draftOrderItems).where(own))
}

const itemIn = (draftOrderId: number, id: number) =>
  and(eq(draftOrderItems.id, id), eq(draftOrderItems.draftOrderId, draftOrderId))

/** @returns the item's variant; undefined if there is no such item in this draft order */
export const updateQuantity = async (
  db: Database,
  draftOrderId: number,
  id: number,
  quantity: number,
): Promise<number | undefined> => {
  const set = await db
    .update(draftOrderItems)
    .set({ quantity })
    .where(itemIn(draftOrderId, id))
    .returning({ variantId: draftOrderItems.variantId })
  return set[0]?.variantId
}

/** @returns whether there was such an item in this draft order */
export const deleteItem = async (db: Database, draftOrderId: number, id: number): Promise<boolean> => {
  const gone = await db.delete(draftOrderItems).where(itemIn(draftOrderId, id)).returning({ id: draftOrderItems.id })
  return gone.length === 1
}

export const selectOrderUuid = async (db: Database, draftOrderId: number): Promise<string | null> =>
  (await db.select({ uuid: orders.uuid }).from(orders).where(eq(orders.draftOrderId, draftOrderId)))[0]?.uuid ?? null
