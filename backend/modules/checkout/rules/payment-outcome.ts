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
  /** Another attempt has paid the order, or it is paid on delivery by now. */
  isServedOtherwise: boolean
}

export type Verdict =
  /** Known already, or too late to matter. */
  | 'nothing'
  /** The provider speaks of another sum, currency or order: nobody may settle it but a person. */
  | 'mismatch'
  | 'pending'
  | 'failed'
  | 'paid'
  /** The order was cancelled in the meantime: it comes back if its copies are still there. */
  | 'paid_late'
  /** Money for an order that is served in another way: it goes back. */
  | 'paid_in_vain'

type State = Pick<PaymentState, 'result' | 'orderRef' | 'amount' | 'currency'>

const isOpen = (status: PaymentStatus): boolean => status === 'created' || status === 'in_progress'

const decideSuccess = ({ payment, order, isServedOtherwise }: Standing, state: State): Verdict => {
  if (payment.result === 'SUCCESSFUL') return 'nothing'
  if (state.amount !== payment.amount || state.currency !== payment.currency) return 'mismatch'
  if (isServedOtherwise) return 'paid_in_vain'
  if (order.status === 'under_payment') return 'paid'
  return order.status === 'cancelled' ? 'paid_late' : 'paid_in_vain'
}

/**
 * What a provider's verified word means for a payment as it stands. Only the set of the words counts, not their order
 * and not how often they come: success wins over everything that came before and is never taken back.
 */
export const decideSettlement = (standing: Standing, state: State): Verdict => {
  const { payment } = standing
  if (state.orderRef !== payment.orderRef) return 'mismatch'
  if (state.result === 'SUCCESSFUL') return decideSuccess(standing, state)
  if (!isOpen(payment.status)) return 'nothing'
  if (state.result !== 'PENDING') return 'failed'
  return payment.status === 'created' || payment.result === null ? 'pending' : 'nothing'
}
