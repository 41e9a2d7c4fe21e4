import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'
import { downloads } from '../../db/schema/downloads.ts'
import { orderItems } from '../../db/schema/orders.ts'
import type { OrderRow } from './queries.ts'
import { canMoveOrder } from './rules/order-moves.ts'
import type { ShipmentRow } from './shipments.ts'

/** Those of the orders of which a file was downloaded. */
export const findDownloadedOrders = async (db: Database, orderIds: readonly number[]): Promise<Set<number>> => {
  const rows = await db
    .selectDistinct({ orderId: orderItems.orderId })
    .from(downloads)
    .innerJoin(orderItems, eq(orderItems.id, downloads.orderItemId))
    .where(inArray(orderItems.orderId, [...orderIds]))
  return new Set(rows.map(({ orderId }) => orderId))
}

type Shipments = readonly Pick<ShipmentRow, 'sentAt'>[]

/** A buyer may cancel as long as no parcel has left and no file was downloaded. What has left is withdrawn from instead. */
export const mayCancel = ({ status }: Pick<OrderRow, 'status'>, shipments: Shipments, isDownloaded: boolean): boolean =>
  canMoveOrder(status, 'cancelled') && shipments.every(({ sentAt }) => sentAt === null) && !isDownloaded

export const isCancellable = async (
  db: Database,
  order: Pick<OrderRow, 'id' | 'status'>,
  shipments: Shipments,
): Promise<boolean> => mayCancel(order, shipments, (await findDownloadedOrders(db, [order.id])).has(order.id))
