import type { SimulatedPayment } from '../../simulator/simulated-payment.ts'

export type Status =
  | 'INIT'
  | 'INPAYMENT'
  | 'INFRAUD'
  | 'AUTHORIZED'
  | 'FINISHED'
  | 'NOTAUTHORIZED'
  | 'CANCELLED'
  | 'TIMEOUT'
  | 'REVERSED'

interface Refund {
  transactionId: number
  /** Minor units, as every amount here. */
  amount: number
  at: string
}

export interface Transaction extends SimulatedPayment {
  transactionId: number
  /** The secret part of the payment page's address. */
  token: string
  merchant: string
  remainingTotal: number
  language: string
  twoStep: boolean
  backUrls: { success: string; fail: string; cancel: string; timeout: string }
  /** ISO 8601 */
  payUntil: string
  status: Status
  history: { status: Status; at: string }[]
  paymentDate?: string
  finishDate?: string
  refunds: Refund[]
}

/** The state machine of the developer documentation. */
const moves: Record<Status, readonly Status[]> = {
  INIT: ['INPAYMENT', 'CANCELLED', 'TIMEOUT'],
  INPAYMENT: ['INFRAUD'],
  INFRAUD: ['AUTHORIZED', 'NOTAUTHORIZED'],
  AUTHORIZED: ['FINISHED', 'REVERSED'],
  FINISHED: [],
  NOTAUTHORIZED: [],
  CANCELLED: [],
  TIMEOUT: [],
  REVERSED: [],
}

export function moveTo(transaction: Transaction, status: Status, now: Date): void {
  if (!moves[transaction.status].includes(status)) throw new Error(`No way from ${transaction.status} to ${status}`)
  const at = now.toISOString()
  transaction.status = status
  transaction.history.push({ status, at })
  if (status === 'INPAYMENT') transaction.paymentDate = at
  if (moves[status].length === 0) transaction.finishDate = at
}
