import type { OrderState } from '#contracts/orders.ts'
import { isWaiting } from './is-waiting.ts'

type Stage = 'placed' | 'fulfilled' | 'waiting' | 'unpaid' | 'unpaidElsewhere' | 'cancelled'

/** The state that the page of an order shows first. */
export const stageOf = (order: OrderState): Stage => {
  if (order.status === 'cancelled' || order.status === 'fulfilled') return order.status
  if (order.status !== 'under_payment' && order.status !== 'new') return 'placed'
  if (isWaiting(order)) return 'waiting'
  return order.payment.mayPay ? 'unpaid' : 'unpaidElsewhere'
}
