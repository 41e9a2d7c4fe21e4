import { asc, eq } from 'drizzle-orm'
import type { Amount } from '#contracts/money.ts'
import type { Database } from '../../db/connect.ts'
import { orderShipments } from '../../db/schema/orders.ts'
import type { Context } from '../../kernel/context.ts'
import { type Cart, planShipments } from '../draft-orders/service.ts'
import { costOf } from '../pricing/rules/totals.ts'
import type { OrderRow } from './queries.ts'

export type ShipmentRow = typeof orderShipments.$inferSelect

/** The earliest first. */
export const selectShipments = (db: Database, orderId: number): Promise<ShipmentRow[]> =>
  db.select().from(orderShipments).where(eq(orderShipments.orderId, orderId)).orderBy(asc(orderShipments.position))

export const updateShipment = async (
  db: Database,
  id: number,
  values: Partial<Pick<ShipmentRow, 'sentAt' | 'handedOverAt'>>,
): Promise<void> => {
  await db.update(orderShipments).set(values).where(eq(orderShipments.id, id))
}

const priceOf = ({ totals }: Cart, position: number): Amount =>
  costOf(totals, position === 1 ? ['shipping', 'free_shipping'] : ['second_shipment'])

/** The parcels as the cart promised them. @returns the parcel of each item of the cart that makes one */
export const insertShipmentsOf = async (
  { db, now }: Context,
  order: OrderRow,
  cart: Cart,
): Promise<Map<number, number>> => {
  const shipments = planShipments(now(), cart, cart.shipments)
  if (shipments.length === 0) return new Map()
  const rows = await db
    .insert(orderShipments)
    .values(
      shipments.map(({ arrival, releasedOn }, index) => ({
        orderId: order.id,
        position: index + 1,
        releasedOn,
        arrivesFrom: arrival.from,
        arrivesTo: arrival.to,
        ...priceOf(cart, index + 1),
      })),
    )
    .returning({ id: orderShipments.id, position: orderShipments.position })
  return new Map(
    rows.flatMap(({ id, position }) => (shipments[position - 1]?.itemIds ?? []).map((itemId) => [itemId, id] as const)),
  )
}
