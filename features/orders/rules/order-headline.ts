import type { CustomerOrder } from '#contracts/customer-orders.ts'
import type { Arrival } from '#contracts/shipments.ts'
import { releasedOnOf } from './order-steps.ts'

/** What the list says of an order first. Days are bare dates or moments, for the caller to write. */
export type Headline =
  | { text: 'unpaid' | 'cancelled' | 'collectable' | 'downloadable' | 'done' }
  | { text: 'collectableAt'; place: string }
  | { text: 'preorder' | 'arrived'; day: string }
  | { text: 'packed' | 'sent'; days: Arrival }

/** The parcel that the customer waits for: the first one that is not there yet. */
export const awaitedShipment = ({ shipments }: Pick<CustomerOrder, 'shipments'>) =>
  shipments.find(({ handedOverAt }) => handedOverAt === null)

const underWay = (order: CustomerOrder): Headline => {
  const shipment = awaitedShipment(order)
  if (shipment?.sentAt) return { text: 'sent', days: shipment.arrival }
  const day = releasedOnOf(order, shipment)
  if (day !== null) return { text: 'preorder', day }
  return shipment ? { text: 'packed', days: shipment.arrival } : { text: 'downloadable' }
}

const received = ({ shipments, hasDownloads }: CustomerOrder): Headline => {
  const day = shipments
    .flatMap(({ handedOverAt }) => handedOverAt ?? [])
    .toSorted()
    .at(-1)
  if (day !== undefined) return { text: 'arrived', day }
  return { text: hasDownloads ? 'downloadable' : 'done' }
}

export const headlineOf = (order: CustomerOrder): Headline => {
  const { customerStatus, place } = order
  if (customerStatus === 'under_payment') return { text: 'unpaid' }
  if (customerStatus === 'cancelled') return { text: 'cancelled' }
  if (customerStatus === 'pickup_available')
    return place === null ? { text: 'collectable' } : { text: 'collectableAt', place }
  return customerStatus === 'finalized' || customerStatus === 'under_process' ? underWay(order) : received(order)
}
