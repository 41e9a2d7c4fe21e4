import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'
import { orders } from '../../db/schema/orders.ts'
import { products } from '../../db/schema/products.ts'
import { reservations } from '../../db/schema/stock.ts'
import { variants } from '../../db/schema/variants.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import type { Services } from '../../kernel/context.ts'
import { announceStock } from './announce.ts'
import { insertMovements, lockStock, putOnHand, selectCounted } from './queries.ts'
import { mostCopies } from './rules/most-copies.ts'
import { noCopies } from './rules/free-copies.ts'
import { shareCopies } from './rules/share-copies.ts'
import { selectSaid } from './set-supplied.ts'

type Ctx = Pick<Services, 'db' | 'jobs' | 'now'>

/** Sold copies of one book that its supplier has to send. */
export interface SupplyLine {
  /** The supplier that has most copies now; null where none has said anything. */
  supplier: string | null
  leadDays: number | null
  sku: string
  isbn: string | null
  title: string
  copies: number
  /** The numbers of the orders that wait for them, the oldest first. */
  orders: string[]
}

/** Copies of an order that has left came with it, also if nobody has said so. */
const isAwaited = and(
  eq(reservations.status, 'claimed'),
  gt(reservations.supplied, 0),
  inArray(orders.status, ['finalized', 'processing']),
)

const selectAwaited = (db: Database) =>
  db
    .select({
      variantId: reservations.variantId,
      sku: variants.sku,
      isbn: variants.isbn,
      title: products.title,
      copies: reservations.supplied,
      order: orders.number,
    })
    .from(reservations)
    .innerJoin(orders, eq(orders.id, reservations.orderId))
    .innerJoin(variants, eq(variants.id, reservations.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(isAwaited)
    .orderBy(asc(orders.id), asc(variants.id))

const compareLines = (a: SupplyLine, b: SupplyLine): number =>
  (a.supplier ?? '').localeCompare(b.supplier ?? '', 'hu') || a.title.localeCompare(b.title, 'hu')

/** What is to be ordered from suppliers, by supplier. */
export const findSupplies = async (db: Database): Promise<SupplyLine[]> => {
  const awaited = Map.groupBy(await selectAwaited(db), ({ variantId }) => variantId)
  const said = await selectSaid(db, [...awaited.keys()])
  return [...awaited]
    .flatMap(([variantId, lines]): SupplyLine[] => {
      const supplier = mostCopies(said.get(variantId) ?? [])
      return lines.slice(0, 1).map(({ sku, isbn, title }) => ({
        supplier: supplier?.supplier ?? null,
        leadDays: supplier?.leadDays ?? null,
        sku,
        isbn,
        title,
        copies: lines.reduce((sum, { copies }) => sum + copies, 0),
        orders: lines.map(({ order }) => order),
      }))
    })
    .toSorted(compareLines)
}

/** Locks them before the stock, as an order does that takes its copies back. */
const lockAwaited = async (db: Database, variantId: number) =>
  db
    .select({ orderId: reservations.orderId, copies: reservations.supplied, warehouseId: reservations.warehouseId })
    .from(reservations)
    .innerJoin(orders, eq(orders.id, reservations.orderId))
    .where(and(isAwaited, eq(reservations.variantId, variantId)))
    .orderBy(asc(reservations.orderId))
    .for('update', { of: reservations })

/**
 * Copies have come from a supplier. They enter the warehouse, and those that are sold already leave it for their orders,
 * the oldest first; the others are ours from now on.
 * @returns how many are sold
 */
export const receiveSupplies = (
  ctx: Ctx,
  sku: string,
  copies: number,
): Promise<Result<{ sold: number; kept: number }, 'item_not_found'>> =>
  inTransaction(ctx, async (tx) => {
    const variant = await selectCounted(tx.db, sku)
    if (!variant) return fail('item_not_found')
    const { shares, rest } = shareCopies(copies, await lockAwaited(tx.db, variant.id))
    const [level = noCopies(variant.id)] = await lockStock(tx.db, [variant.id])
    for (const { orderId, copies: awaited, taken } of shares)
      await tx.db
        .update(reservations)
        .set({ supplied: awaited - taken })
        .where(and(eq(reservations.orderId, orderId), eq(reservations.variantId, variant.id)))
    await putOnHand(tx.db, variant.id, level.onHand + rest)
    const movement = { variantId: variant.id, at: tx.now() }
    await insertMovements(tx.db, [
      { ...movement, quantity: copies, reason: 'receipt', orderId: null },
      ...shares.map(({ orderId, taken }) => ({
        ...movement,
        quantity: -taken,
        reason: 'sale' as const,
        orderId,
      })),
    ])
    await announceStock(tx, [level], () => rest)
    return ok({ sold: copies - rest, kept: rest })
  })
