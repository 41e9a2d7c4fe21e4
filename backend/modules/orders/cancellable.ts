import { eq } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'
import { downloads } from '../../db/schema/downloads.ts'
import { orderItems } from '../../db/schema/orders.ts'
import type { OrderRow } from './queries.ts'
import { canMoveOrder } from './rules/order-moves.ts'
import type { ShipmentRow } from './shipments.ts'

const isDownloaded = async (db: Database, orderId: number): Promise<boolean> =>
  (
    await db
      .select({ id: orderItems.id })
      .from(downloads)
      .innerJoin(orderItems, eq(orderItems.id, downloads.orderItemId))
      .where(eq(orderItems.orderId, orderId))
      .limit(1)
  ).length > 0

/** A buyer may cancel as long as no parcel has left and no file was downloaded. What has left is withdrawn from instead. */
export const isCancellable = async (
  db: Database,
  { id, status }: Pick<OrderRow, 'id' | 'status'>,
  shipments: readonly Pick<ShipmentRow, 'sentAt'>[],
): Promise<boolean> =>
  canMoveOrder(status, 'cancelled') && shipments.every(({ sentAt }) => sentAt === null) && !(await isDownloaded(db, id))
