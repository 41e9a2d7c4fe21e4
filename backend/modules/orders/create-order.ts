import type { Services } from '../../kernel/context.ts'
import type { orderItems, orders, orderShipments } from '../../db/schema/orders.ts'
import { insertHistory, insertOrder, insertOrderItems, nextCounter, type OrderRow } from './queries.ts'
import { orderNumber } from './rules/order-number.ts'
import { insertShipments } from './shipments.ts'

export interface NewOrder {
  order: Omit<typeof orders.$inferInsert, 'uuid' | 'number' | 'status' | 'placedAt'>
  /** The earliest first. */
  shipments: Omit<typeof orderShipments.$inferInsert, 'orderId' | 'position'>[]
  items: (Omit<typeof orderItems.$inferInsert, 'orderId' | 'shipmentId'> & {
    /** The index of its parcel in `shipments`; undefined for a download. */
    shipment: number | undefined
  })[]
}

/** Writes a whole order in the caller's transaction. */
export const createOrder = async (
  { db, now, newId }: Pick<Services, 'db' | 'now' | 'newId'>,
  { order: values, shipments, items }: NewOrder,
): Promise<OrderRow> => {
  const placedAt = now()
  const number = orderNumber(await nextCounter(db), placedAt)
  const order = await insertOrder(db, { ...values, uuid: newId(), number, status: 'new', placedAt })
  await insertHistory(db, { orderId: order.id, from: null, to: 'new', reason: 'placed', at: placedAt })
  const shipmentIds = await insertShipments(db, order.id, shipments)
  await insertOrderItems(
    db,
    items.map(({ shipment, ...item }) => ({
      ...item,
      orderId: order.id,
      shipmentId: shipment === undefined ? null : (shipmentIds[shipment] ?? null),
    })),
  )
  return order
}
