import type { OrderState } from '#contracts/orders.ts'
import type { Shipment } from '#contracts/shipments.ts'

export const orderSteps = ['ordered', 'paid', 'released', 'packed', 'sent', 'arrived', 'downloadable'] as const
export type OrderStep = (typeof orderSteps)[number]

export interface StepShown {
  name: OrderStep
  state: 'done' | 'current' | 'open'
}

const isStanding = ({ status }: Pick<OrderState, 'status'>): boolean => status === 'finalized' || status === 'processing' || status === 'fulfilled'

const namesOf = ({ payment }: Pick<OrderState, 'payment'>, shipment: Shipment | undefined): OrderStep[] => [
  'ordered',
  ...(payment.method === 'cash_on_delivery' ? [] : ['paid' as const]),
  ...(shipment ? [shipment.releasedOn ? ('released' as const) : ('packed' as const), 'sent' as const, 'arrived' as const] : ['downloadable' as const]),
]

/** Undefined when nothing is left to be done. */
const currentOf = (order: Pick<OrderState, 'status'>, shipment: Shipment | undefined): OrderStep | undefined => {
  if (!isStanding(order)) return 'paid'
  if (!shipment || shipment.handedOverAt) return undefined
  if (shipment.sentAt) return 'sent'
  return shipment.releasedOn ? 'released' : 'packed'
}

/** Where a parcel of an order is now; without one where its downloads are. */
export const stepsOf = (order: Pick<OrderState, 'status' | 'payment'>, shipment: Shipment | undefined): StepShown[] => {
  const names = namesOf(order, shipment)
  const current = currentOf(order, shipment)
  const index = current === undefined ? names.length : names.indexOf(current)
  return names.map((name, at) => ({ name, state: at < index ? 'done' : at === index ? 'current' : 'open' }))
}
