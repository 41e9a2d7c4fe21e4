import { and, asc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { deleteRows } from '../../db/delete-rows.ts'
import type { Database } from '../../db/connect.ts'
import { orderAnalytics } from '../../db/schema/order-analytics.ts'
import { orderItems, orders } from '../../db/schema/orders.ts'
import { variants } from '../../db/schema/variants.ts'
import { withdrawalItems, withdrawals } from '../../db/schema/withdrawals.ts'
import type { Returned } from './rules/due-events.ts'

export type AnalyticsRow = typeof orderAnalytics.$inferSelect

export const insertAnalytics = async (db: Database, values: typeof orderAnalytics.$inferInsert): Promise<void> => {
  await db.insert(orderAnalytics).values(values)
}

/**
 * One process at a time sends the events of an order. The claim of a process that died ends at `until`.
 * @returns `wait` while another process sends, undefined if the order is not measured
 */
export const claimAnalytics = async (
  db: Database,
  orderId: number,
  { now, until }: { now: Date; until: Date },
): Promise<AnalyticsRow | 'wait' | undefined> => {
  const [claimed] = await db
    .update(orderAnalytics)
    .set({ claimedUntil: until })
    .where(
      and(
        eq(orderAnalytics.orderId, orderId),
        or(isNull(orderAnalytics.claimedUntil), lt(orderAnalytics.claimedUntil, now)),
      ),
    )
    .returning()
  if (claimed) return claimed
  const known = await db.select().from(orderAnalytics).where(eq(orderAnalytics.orderId, orderId))
  return known.length > 0 ? 'wait' : undefined
}

export const updateAnalytics = async (
  db: Database,
  orderId: number,
  values: Partial<typeof orderAnalytics.$inferInsert>,
): Promise<void> => {
  await db.update(orderAnalytics).set(values).where(eq(orderAnalytics.orderId, orderId))
}

/** The items of an order, each with the name of the category at the root of its book's main one. */
export const selectSoldItems = (db: Database, orderId: number) =>
  db
    .select({
      item: orderItems,
      category: sql<string | null>`(
        select root.name->>${orders.locale} from product_categories of_product
        join categories main on main.id = of_product.category_id
        join categories root on root.id = main.path[1]
        where of_product.product_id = ${variants.productId} and of_product.position = 0)`,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(variants, eq(variants.id, orderItems.variantId))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.id))

/** The accepted withdrawals from an order, the earliest first. */
export const selectReturned = async (db: Database, orderId: number): Promise<Returned[]> => {
  const rows = await db
    .select({ number: withdrawals.number, item: withdrawalItems })
    .from(withdrawals)
    .innerJoin(withdrawalItems, eq(withdrawalItems.withdrawalId, withdrawals.id))
    .where(and(eq(withdrawals.orderId, orderId), isNotNull(withdrawals.acceptedAt)))
    .orderBy(asc(withdrawals.id))
  return [...Map.groupBy(rows, ({ number }) => number)].map(([key, copies]) => ({
    key,
    copies: new Map(copies.map(({ item }) => [item.orderItemId, item.quantity])),
  }))
}

/** After that no refund is told. @returns the number of deleted rows */
export const deleteOldAnalytics = ({ db }: { db: Database }, before: Date): Promise<number> =>
  deleteRows(db, orderAnalytics, lt(orderAnalytics.consentedAt, before))
