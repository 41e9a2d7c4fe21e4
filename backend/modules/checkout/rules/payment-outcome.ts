import type { OrderStatus, PaymentStatus } from '#contracts/orders.ts'
import type { PaymentCurrency, PaymentResult, PaymentState } from '../../../ports/payments/port.ts'

export interface Standing {
  payment: {
    status: PaymentStatus
    result: PaymentResult | null
    amount: number
    currency: PaymentCurrency
    orderRef: string
  }
  order: { status: OrderStatus }
  /** Another attempt has paid the order, it will be paid on delivery, or somebody has cancelled it. */
  isServedOtherwise: boolean
}

export type Outcome =
  /** Known already, or too late to matter. */
  | 'nothing'
  /** The provider names another amount, currency or order: a person has to look. */
  | 'mismatch'
  | 'pending'
  | 'failed'
  | 'paid'
  /** The order was cancelled in the meantime: it comes back if its copies are still there. */
  | 'paid_late'
  /** Money for an order that is paid in another way: it is refunded. */
  | 'paid_in_vain'

type State = Pick<PaymentState, 'result' | 'orderRef' | 'amount' | 'currency'>

const isOpen = (status: PaymentStatus): boolean => status === 'created' || status === 'in_progress'

const decideSuccess = ({ payment, order, isServedOtherwise }: Standing, state: State): Outcome => {
  if (payment.result === 'SUCCESSFUL') return 'nothing'
  if (state.amount !== payment.amount || state.currency !== payment.currency) return 'mismatch'
  if (isServedOtherwise) return 'paid_in_vain'
  if (order.status === 'under_payment') return 'paid'
  return order.status === 'cancelled' ? 'paid_late' : 'paid_in_vain'
}

/**
 * What a provider's verified answer means for a payment as it stands. Only the set of the answers counts, not their order
 * and not how often they come: success overrides everything before it and is never overwritten.
 */
export const decideOutcome = (standing: Standing, state: State): Outcome => {
  const { payment } = standing
  if (state.orderRef !== payment.orderRef) return 'mismatch'
  if (state.result === 'SUCCESSFUL') return decideSuccess(standing, state)
  if (!isOpen(payment.status)) return 'nothing'
  if (state.result !== 'PENDING') return 'failed'
  return payment.status === 'created' || payment.result === null ? 'pending' : 'nothing'
}
