import type { Database } from '../../db/connect.ts'
import type { orderItems, orders, orderShipments } from '../../db/schema/orders.ts'
import { impersonatorIdOf } from '../../access/actor.ts'
import type { Context } from '../../kernel/context.ts'
import type { Adjustment } from '../pricing/rules/adjustments.ts'
import { sumTotals } from '../pricing/rules/totals.ts'
import { insertAdjustments, totalColumns } from './adjustments.ts'
import { insertHistory, insertOrder, insertOrderItems, nextCounter, type OrderRow } from './queries.ts'
import { orderNumber } from './rules/order-number.ts'
import { byGenerations } from './rules/by-generations.ts'
import { insertShipments } from './shipments.ts'

type NewItem = Omit<typeof orderItems.$inferInsert, 'id' | 'orderId' | 'parentId' | 'shipmentId'> & {
  /** Names the item within the new order. */
  key: number
  /** The key of the item that this gift or upsell belongs to. */
  parentKey: number | null
  /** The index of its parcel in `shipments`; undefined for a download. */
  shipment: number | undefined
}

type Computed = 'uuid' | 'number' | 'status' | 'placedAt' | keyof ReturnType<typeof totalColumns>

export interface NewOrder {
  order: Omit<typeof orders.$inferInsert, Computed>
  /** The earliest first. */
  shipments: Omit<typeof orderShipments.$inferInsert, 'orderId' | 'position'>[]
  items: NewItem[]
  /** `itemId` is the key of an item. */
  adjustments: Adjustment[]
}

/** @returns the id of each key */
const insertItems = async (
  db: Database,
  orderId: number,
  items: readonly NewItem[],
  shipmentIds: readonly number[],
): Promise<Map<number, number>> => {
  const ids = new Map<number, number>()
  for (const generation of byGenerations(items)) {
    const inserted = await insertOrderItems(
      db,
      generation.map(({ key: _, parentKey, shipment, ...item }) => ({
        ...item,
        orderId,
        parentId: parentKey === null ? null : (ids.get(parentKey) ?? null),
        shipmentId: shipment === undefined ? null : (shipmentIds[shipment] ?? null),
      })),
    )
    for (const [index, { key }] of generation.entries()) ids.set(key, inserted[index] ?? 0)
  }
  return ids
}

/** Writes a whole order in the caller's transaction. Its totals are the sums of the items and adjustments. */
export const createOrder = async (
  { db, now, newId, actor }: Pick<Context, 'db' | 'now' | 'newId' | 'actor'>,
  { order: values, shipments, items, adjustments }: NewOrder,
): Promise<OrderRow> => {
  const placedAt = now()
  const taxed = items.map(({ totalGross: gross, totalNet: net, vatRate }) => ({ gross, net, vatRate }))
  const order = await insertOrder(db, {
    ...values,
    ...totalColumns(sumTotals(taxed, adjustments)),
    uuid: newId(),
    number: orderNumber(await nextCounter(db), placedAt),
    status: 'new',
    placedAt,
  })
  const operator = impersonatorIdOf(actor)
  const reason = operator === null ? 'placed' : `placed by operator ${operator} in the name of the customer`
  await insertHistory(db, { orderId: order.id, from: null, to: 'new', reason, at: placedAt })
  const itemIds = await insertItems(db, order.id, items, await insertShipments(db, order.id, shipments))
  const idOf = (key: number | null) => (key === null ? null : (itemIds.get(key) ?? null))
  await insertAdjustments(
    db,
    order.id,
    adjustments.map((adjustment) => ({ ...adjustment, itemId: idOf(adjustment.itemId) })),
  )
  return order
}
