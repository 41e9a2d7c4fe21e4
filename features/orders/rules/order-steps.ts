import type { OrderState } from '#contracts/orders.ts'
import type { Shipment } from '#contracts/shipments.ts'

const orderSteps = ['ordered', 'paid', 'released', 'packed', 'sent', 'arrived', 'downloadable'] as const
export type OrderStep = (typeof orderSteps)[number]

export interface StepShown {
  name: OrderStep
  state: 'done' | 'current' | 'open'
}

const isStanding = ({ status }: Pick<OrderState, 'status'>): boolean =>
  status === 'finalized' || status === 'processing' || status === 'fulfilled'

type Ordered = Pick<OrderState, 'status' | 'payment' | 'downloadDays'>

/** The day that a parcel, or the files, wait for: that of the latest book in it. */
export const releasedOnOf = (
  { downloadDays }: Pick<Ordered, 'downloadDays'>,
  shipment: Shipment | undefined,
): string | null => (shipment ? shipment.releasedOn : downloadDays.at(-1)) ?? null

const namesOf = (order: Ordered, shipment: Shipment | undefined): OrderStep[] => {
  const isAwaited = releasedOnOf(order, shipment) !== null
  return [
    'ordered',
    ...(order.payment.method === 'cash_on_delivery' ? [] : ['paid' as const]),
    ...(isAwaited ? ['released' as const] : []),
    ...(shipment
      ? [...(isAwaited ? [] : ['packed' as const]), 'sent' as const, 'arrived' as const]
      : ['downloadable' as const]),
  ]
}

/** Undefined when nothing is left to be done. */
const currentOf = (order: Ordered, shipment: Shipment | undefined): OrderStep | undefined => {
  if (!isStanding(order)) return 'paid'
  const isAwaited = releasedOnOf(order, shipment) !== null
  if (!shipment) return isAwaited ? 'released' : undefined
  if (shipment.handedOverAt) return undefined
  if (shipment.sentAt) return 'sent'
  return isAwaited ? 'released' : 'packed'
}

/** Where a parcel of an order is now; without one where its downloads are. */
export const stepsOf = (order: Ordered, shipment: Shipment | undefined): StepShown[] => {
  const names = namesOf(order, shipment)
  const current = currentOf(order, shipment)
  const index = current === undefined ? names.length : names.indexOf(current)
  return names.map((name, at) => ({ name, state: at < index ? 'done' : at === index ? 'current' : 'open' }))
}
