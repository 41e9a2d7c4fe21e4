import type { OrderState } from '#contracts/orders.ts'
import type { Shipment } from '#contracts/shipments.ts'

const orderSteps = ['ordered', 'paid', 'released', 'packed', 'sent', 'collectable', 'arrived', 'downloadable'] as const
export type OrderStep = (typeof orderSteps)[number]

export interface StepShown {
  name: OrderStep
  state: 'done' | 'current' | 'open'
}

const isStanding = ({ status }: Pick<OrderState, 'status'>): boolean =>
  status === 'finalized' || status === 'processing' || status === 'fulfilled'

export type Ordered = Pick<OrderState, 'status' | 'downloadDays'> & { payment: Pick<OrderState['payment'], 'method'> }

/** The day for which a parcel, or the files, must wait: the day of the book that is published last. */
export const releasedOnOf = (
  { downloadDays }: Pick<Ordered, 'downloadDays'>,
  shipment: Shipment | undefined,
): string | null => (shipment ? shipment.releasedOn : downloadDays.at(-1)) ?? null

const namesOf = (order: Ordered, shipment: Shipment | undefined): OrderStep[] => {
  const isAwaited = releasedOnOf(order, shipment) !== null
  return [
    'ordered',
    ...(['cash_on_delivery', 'transfer'].includes(order.payment.method) ? [] : ['paid' as const]),
    ...(isAwaited ? ['released' as const] : []),
    ...(shipment
      ? [
          ...(isAwaited ? [] : ['packed' as const]),
          'sent' as const,
          ...(shipment.arrivedAt ? ['collectable' as const] : []),
          'arrived' as const,
        ]
      : ['downloadable' as const]),
  ]
}

/** Undefined when no step is left. */
const currentOf = (order: Ordered, shipment: Shipment | undefined): OrderStep | undefined => {
  if (!isStanding(order)) return 'paid'
  const isAwaited = releasedOnOf(order, shipment) !== null
  if (!shipment) return isAwaited ? 'released' : undefined
  if (shipment.handedOverAt) return undefined
  if (shipment.arrivedAt) return 'collectable'
  if (shipment.sentAt) return 'sent'
  return isAwaited ? 'released' : 'packed'
}

/** The current step of a parcel; without a parcel that of the downloads. */
export const stepsOf = (order: Ordered, shipment: Shipment | undefined): StepShown[] => {
  const names = namesOf(order, shipment)
  const current = currentOf(order, shipment)
  const index = current === undefined ? names.length : names.indexOf(current)
  return names.map((name, at) => ({ name, state: at < index ? 'done' : at === index ? 'current' : 'open' }))
}
