import type { OrderStatus } from '#contracts/orders.ts'

/** As long as its copies are kept, an order under payment may be paid again or in another way. */
export const isRetryable = (order: { status: OrderStatus; reservedUntil: Date | null }, now: Date): boolean =>
  order.status === 'under_payment' && order.reservedUntil !== null && now < order.reservedUntil
