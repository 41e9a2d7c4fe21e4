import type { PaymentCurrency } from '../port.ts'

interface NotificationAttempt {
  at: string
  /** The status of which it told. */
  status: string
  acknowledged: boolean
  /** Why the answer was no acknowledgement. */
  problem?: string
}

/** What every simulator's book has of a payment. */
export interface SimulatedPayment {
  orderRef: string
  currency: PaymentCurrency
  /** Minor units, as every amount here. */
  total: number
  status: string
  notifications: NotificationAttempt[]
}
