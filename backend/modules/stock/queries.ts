import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'
import { variants } from '../../db/schema/variants.ts'
import { reservations, stockItems, stockMovements, warehouses } from '../../db/schema/stock.ts'
import type { Copies } from './rules/copies-needed.ts'
import type { StockLevel } from './rules/free-copies.ts'
import type { PackagePart } from './rules/package-change.ts'

export const webWarehouse = sql`(select id from warehouses where kind = 'web')`

export const findWebWarehouse = async (db: Database): Promise<number> => {
  const [web] = await db.select({ id: warehouses.id }).from(warehouses).where(eq(warehouses.kind, 'web'))
  if (!web) throw new Error('The shop has no web warehouse.')
  return web.id
}

/** Only physical books have a stock; a package may hold downloads, too. */
export const selectPhysical = async (db: Database, ids: readonly number[]): Promise<Set<number>> => {
  const rows = await db
    .select({ id: variants.id })
    .from(variants)
    .where(and(inArray(variants.id, [...ids]), eq(variants.type, 'physical')))
  return new Set(rows.map(({ id }) => id))
}

/**
 * Locks the rows in the order of their ids, so that two orders for the same books wait for one another instead of
 * deadlocking.
 */
export const lockStock = (db: Database, ids: readonly number[]): Promise<StockLevel[]> =>
  db
    .select({
      variantId: stockItems.variantId,
      onHand: stockItems.onHand,
      supplied: stockItems.supplied,
      leadDays: stockItems.leadDays,
      reserved: stockItems.reserved,
    })
    .from(stockItems)
    .where(and(inArray(stockItems.variantId, [...ids]), eq(stockItems.warehouseId, webWarehouse)))
    .orderBy(asc(stockItems.variantId))
    .for('update')

/** @returns whether enough unreserved copies were there */
export const addReserved = async (db: Database, { variantId, quantity }: Copies): Promise<boolean> => {
  const changed = await db
    .update(stockItems)
    .set({ reserved: sql`${stockItems.reserved} + ${quantity}` })
    .where(
      and(
        eq(stockItems.variantId, variantId),
        eq(stockItems.warehouseId, webWarehouse),
        sql`${stockItems.onHand} + ${stockItems.supplied} - ${stockItems.reserved} >= ${quantity}`,
      ),
    )
    .returning({ variantId: stockItems.variantId })
  return changed.length === 1
}

/** Restores a released reservation of the same order: a late payment takes its copies back. */
export const insertReservations = async (db: Database, orderId: number, copies: readonly Copies[]): Promise<void> => {
  if (copies.length === 0) return
  await db
    .insert(reservations)
    .values(copies.map(({ variantId, quantity }) => ({ orderId, warehouseId: webWarehouse, variantId, quantity })))
    .onConflictDoUpdate({
      target: [reservations.orderId, reservations.variantId, reservations.warehouseId],
      set: { quantity: sql`excluded.quantity`, supplied: 0, status: 'live' },
      setWhere: eq(reservations.status, 'released'),
    })
}

/** Ends the open reservations of an order, and returns the reserved copies in locking order. */
export const endReservations = async (
  db: Database,
  orderId: number,
  status: 'claimed' | 'released',
): Promise<Copies[]> => {
  const ended = await db
    .update(reservations)
    .set({ status })
    .where(and(eq(reservations.orderId, orderId), eq(reservations.status, 'live')))
    .returning({ variantId: reservations.variantId, quantity: reservations.quantity })
  return ended.toSorted((a, b) => a.variantId - b.variantId)
}

/** Sold copies, some of which the supplier has to send. */
export interface SoldCopies extends Copies {
  supplied: number
}

/** Sold copies of an order that have not left the warehouse. */
export const takeBackClaimed = async (db: Database, orderId: number): Promise<SoldCopies[]> => {
  const back = await db
    .update(reservations)
    .set({ status: 'released' })
    .where(and(eq(reservations.orderId, orderId), eq(reservations.status, 'claimed')))
    .returning({
      variantId: reservations.variantId,
      quantity: reservations.quantity,
      supplied: reservations.supplied,
    })
  return back.toSorted((a, b) => a.variantId - b.variantId)
}

export const selectReleased = (db: Database, orderId: number): Promise<Copies[]> =>
  db
    .select({ variantId: reservations.variantId, quantity: reservations.quantity })
    .from(reservations)
    .where(and(eq(reservations.orderId, orderId), eq(reservations.status, 'released')))
    .orderBy(asc(reservations.variantId))

const ofVariant = (variantId: number) =>
  and(eq(stockItems.variantId, variantId), eq(stockItems.warehouseId, webWarehouse))

/** The copies can be sold again. */
export const freeReserved = async (db: Database, { variantId, quantity }: Copies): Promise<void> => {
  await db
    .update(stockItems)
    .set({ reserved: sql`${stockItems.reserved} - ${quantity}` })
    .where(ofVariant(variantId))
}

/** The reserved copies are sold: they leave the warehouse, or the supplier's. */
export const sellReserved = async (
  db: Database,
  orderId: number,
  { variantId, quantity, supplied }: SoldCopies,
): Promise<void> => {
  await db
    .update(stockItems)
    .set({
      reserved: sql`${stockItems.reserved} - ${quantity}`,
      onHand: sql`${stockItems.onHand} - ${quantity - supplied}`,
      supplied: sql`${stockItems.supplied} - ${supplied}`,
    })
    .where(ofVariant(variantId))
  if (supplied > 0)
    await db
      .update(reservations)
      .set({ supplied })
      .where(and(eq(reservations.orderId, orderId), eq(reservations.variantId, variantId)))
}

/** Sold copies can be sold again: each where it was before. */
export const addCopies = async (db: Database, { variantId, quantity, supplied }: SoldCopies): Promise<void> => {
  const onHand = quantity - supplied
  await db
    .insert(stockItems)
    .values({ warehouseId: webWarehouse, variantId, onHand, supplied })
    .onConflictDoUpdate({
      target: [stockItems.variantId, stockItems.warehouseId],
      set: { onHand: sql`${stockItems.onHand} + ${onHand}`, supplied: sql`${stockItems.supplied} + ${supplied}` },
    })
}

export const putOnHand = async (db: Database, variantId: number, onHand: number): Promise<void> => {
  await db
    .insert(stockItems)
    .values({ warehouseId: webWarehouse, variantId, onHand })
    .onConflictDoUpdate({ target: [stockItems.variantId, stockItems.warehouseId], set: { onHand } })
}

export interface Movement {
  variantId: number
  quantity: number
  reason: 'receipt' | 'sale' | 'return' | 'correction'
  orderId: number | null
  at: Date
}

export const insertMovements = async (db: Database, movements: readonly Movement[]): Promise<void> => {
  if (movements.length === 0) return
  await db.insert(stockMovements).values(movements.map((movement) => ({ ...movement, warehouseId: webWarehouse })))
}

/** All physical parts of the packages that hold one of these variants. */
export const selectPackageParts = async (db: Database, ids: readonly number[]): Promise<PackagePart[]> => {
  const { rows } = await db.execute<PackagePart & { [column: string]: unknown }>(sql`
    select part.package_id as "packageId", part.variant_id as "variantId", part.quantity,
      coalesce(stock.on_hand + stock.supplied - stock.reserved, 0) as available,
      coalesce(stock.supplied > 0, false) as "isSupplied"
    from package_items part
    join variants v on v.id = part.variant_id and v.type = 'physical'
    left join stock_items stock on stock.variant_id = part.variant_id and stock.warehouse_id = ${webWarehouse}
    where part.package_id in (select package_id from package_items where variant_id = any(${sql.param(ids)}::int[]))
    order by part.package_id, part.variant_id`)
  return rows
}

/** Variants with a stock of their own: no downloads, and no packages, whose stock is that of their parts. */
export const selectCounted = async (db: Database, sku: string): Promise<{ id: number } | undefined> => {
  const [variant] = await db
    .select({ id: variants.id })
    .from(variants)
    .where(and(eq(variants.sku, sku), eq(variants.type, 'physical'), ne(variants.format, 'package')))
  return variant
}
