import type { OrderState } from '#contracts/orders.ts'

/** The bank has not said yet whether it was paid. */
export const isWaiting = ({ payment }: Pick<OrderState, 'payment'>): boolean =>
  payment.status === 'in_progress' && (payment.result === null || payment.result === 'PENDING')
