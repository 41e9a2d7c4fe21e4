import type { OrderState } from '#contracts/orders.ts'

/** The bank has not answered yet whether the order is paid. */
export const isWaiting = ({ payment }: Pick<OrderState, 'payment'>): boolean =>
  payment.status === 'in_progress' && (payment.result === null || payment.result === 'PENDING')
