import type { OrderStatus } from '#contracts/orders.ts'

export interface ShipmentProgress {
  id: number
  position: number
  sentAt: Date | null
  handedOverAt: Date | null
}

interface Step {
  to: OrderStatus
  /** The parcel that gets further, and what happens to it. */
  shipment?: { id: number; position: number; event: 'sentAt' | 'handedOverAt' }
}

const stepOf = ({ id, position, sentAt }: ShipmentProgress): NonNullable<Step['shipment']> => ({
  id,
  position,
  event: sentAt ? 'handedOverAt' : 'sentAt',
})

/**
 * What happens next to an order that stands if nothing comes between: each parcel is sent, then handed over, one after
 * the other. The order is fulfilled with the last one.
 * @param shipments the earliest first; none of downloads
 */
export const nextStep = (status: OrderStatus, shipments: readonly ShipmentProgress[]): Step | undefined => {
  if (status !== 'finalized' && status !== 'processing') return undefined
  const waiting = shipments.filter(({ handedOverAt }) => !handedOverAt)
  const [next] = waiting
  if (!next) return { to: status === 'finalized' ? 'processing' : 'fulfilled' }
  const shipment = stepOf(next)
  const isLast = waiting.length === 1 && shipment.event === 'handedOverAt'
  return { to: isLast ? 'fulfilled' : 'processing', shipment }
}
