import { asc, eq, sql } from 'drizzle-orm'
import type { AdjustmentKind } from '#contracts/adjustments.ts'
import type { Totals } from '#contracts/totals.ts'
import type { Database } from '../../db/connect.ts'
import { orderAdjustments, orderItems } from '../../db/schema/orders.ts'
import type { Adjustment } from '../pricing/rules/adjustments.ts'
import { sumTotals } from '../pricing/rules/totals.ts'
import { type OrderRow, updateOrder } from './queries.ts'

export type AdjustmentRow = typeof orderAdjustments.$inferSelect

export const selectAdjustments = (db: Database, orderId: number): Promise<AdjustmentRow[]> =>
  db.select().from(orderAdjustments).where(eq(orderAdjustments.orderId, orderId)).orderBy(asc(orderAdjustments.id))

export const insertAdjustments = async (
  db: Database,
  orderId: number,
  adjustments: readonly Adjustment[],
): Promise<void> => {
  if (adjustments.length > 0)
    await db.insert(orderAdjustments).values(adjustments.map((adjustment) => ({ ...adjustment, orderId })))
}

/** Totals in the columns of an order. */
export const totalColumns = ({ items, total, vat }: Pick<Totals, 'items' | 'total' | 'vat'>) => ({
  itemsGross: items.gross,
  itemsNet: items.net,
  totalGross: total.gross,
  totalNet: total.net,
  vat,
})

/** Replaces all lines of one kind and sums the order again. The caller has locked its row. */
export const replaceAdjustments = async (
  db: Database,
  order: OrderRow,
  kind: AdjustmentKind,
  adjustments: readonly Adjustment[],
): Promise<OrderRow> => {
  await db
    .delete(orderAdjustments)
    .where(sql`${orderAdjustments.orderId} = ${order.id} and ${orderAdjustments.kind} = ${kind}`)
  await insertAdjustments(db, order.id, adjustments)
  const items = await db
    .select({ gross: orderItems.totalGross, net: orderItems.totalNet, vatRate: orderItems.vatRate })
    .from(orderItems)
    .where(eq(orderItems.orderId, order.id))
  const columns = totalColumns(sumTotals(items, await selectAdjustments(db, order.id)))
  await updateOrder(db, order.id, columns)
  return { ...order, ...columns }
}
