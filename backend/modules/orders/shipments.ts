import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'
import { orderShipments } from '../../db/schema/orders.ts'

export type ShipmentRow = typeof orderShipments.$inferSelect

/** The earliest first. */
export const selectShipments = (db: Database, orderId: number): Promise<ShipmentRow[]> =>
  db.select().from(orderShipments).where(eq(orderShipments.orderId, orderId)).orderBy(asc(orderShipments.position))

/** Of several orders, those of one order the earliest first. */
export const selectShipmentsOf = (db: Database, orderIds: readonly number[]): Promise<ShipmentRow[]> =>
  db
    .select()
    .from(orderShipments)
    .where(inArray(orderShipments.orderId, [...orderIds]))
    .orderBy(asc(orderShipments.position))

/** @returns their ids, in the order of `shipments` */
export const insertShipments = async (
  db: Database,
  orderId: number,
  shipments: readonly Omit<typeof orderShipments.$inferInsert, 'orderId' | 'position'>[],
): Promise<number[]> => {
  if (shipments.length === 0) return []
  const rows = await db
    .insert(orderShipments)
    .values(shipments.map((shipment, index) => ({ ...shipment, orderId, position: index + 1 })))
    .returning({ id: orderShipments.id, position: orderShipments.position })
  return rows.toSorted((a, b) => a.position - b.position).map(({ id }) => id)
}

export const updateShipment = async (
  db: Database,
  id: number,
  values: Partial<Pick<ShipmentRow, 'trackingNumber' | 'sentAt' | 'arrivedAt' | 'handedOverAt' | 'trackedAt'>>,
): Promise<void> => {
  await db.update(orderShipments).set(values).where(eq(orderShipments.id, id))
}
