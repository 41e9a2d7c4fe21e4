import type { OrderStatus } from '#contracts/orders.ts'

/** The statuses of an order and where each may lead. */
const moves: Record<OrderStatus, readonly OrderStatus[]> = {
  new: ['under_payment', 'finalized'],
  under_payment: ['finalized', 'cancelled'],
  finalized: ['processing', 'cancelled'],
  processing: ['fulfilled', 'cancelled'],
  fulfilled: [],
  // Money that came late brings the order back, if its copies are still there.
  cancelled: ['finalized'],
}

export const canMoveOrder = (from: OrderStatus, to: OrderStatus): boolean => moves[from].includes(to)
