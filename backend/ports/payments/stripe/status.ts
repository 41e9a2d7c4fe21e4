import type { PaymentResult } from '../port.ts'

interface SessionStatus {
  status: string | null
  payment_status: string
}

/**
 * A card that is refused leaves the session open: the customer tries another one on Stripe's page. What is complete and
 * not paid yet is on its way from a bank, unless the bank has refused it: then the payment waits for another method.
 * @param intent the status of the payment, where it was asked for
 */
export const resultOf = ({ status, payment_status: paid }: SessionStatus, intent?: string): PaymentResult => {
  if (paid === 'paid') return 'SUCCESSFUL'
  if (status === 'expired') return 'TIMEOUT'
  if (status === 'complete' && (intent === 'requires_payment_method' || intent === 'canceled')) return 'ERROR'
  // A status nobody documented stays PENDING: it must neither release an order nor close it.
  return 'PENDING'
}

/** For the log: `complete/unpaid/processing` */
export const statusText = ({ status, payment_status: paid }: SessionStatus, intent?: string): string =>
  [status, paid, intent].filter(Boolean).join('/')
