import { type Outcome, remainingWay } from '../../simulator/outcomes.ts'
import type { SimulatedPayment } from '../../simulator/simulated-payment.ts'

type Status = 'Prepared' | 'Started' | 'InProgress' | 'Canceled' | 'Succeeded' | 'Failed' | 'Expired'

interface Refund {
  transactionId: string
  amount: number
  comment: string
  at: string
}

export interface BarionPayment extends SimulatedPayment {
  /** 32 hex digits, as `transactionId`. */
  paymentId: string
  /** Of the one transaction in which the customer pays. */
  transactionId: string
  posTransactionId: string
  payee: string
  locale: string
  redirectUrl: string
  callbackUrl: string
  /** ISO 8601, as every time here. */
  createdAt: string
  validUntil: string
  completedAt?: string
  status: Status
  refunds: Refund[]
}

const moves: Record<Status, readonly Status[]> = {
  Prepared: ['Started', 'Expired'],
  Started: ['InProgress', 'Canceled', 'Expired'],
  InProgress: ['Succeeded', 'Failed'],
  Canceled: [],
  Succeeded: [],
  Failed: [],
  Expired: [],
}

const ways: Record<Outcome, readonly Status[]> = {
  pay: ['Started', 'InProgress', 'Succeeded'],
  // The bank is still checking; `pay` or `decline` may end it later.
  hold: ['Started', 'InProgress'],
  decline: ['Started', 'InProgress', 'Failed'],
  cancel: ['Started', 'Canceled'],
  timeout: ['Expired'],
}

/** Nobody has begun to pay it. */
export const isOpen = ({ status }: BarionPayment): boolean => status === 'Prepared'

function moveTo(payment: BarionPayment, status: Status, now: Date): void {
  if (!moves[payment.status].includes(status)) throw new Error(`No way from ${payment.status} to ${status}`)
  payment.status = status
  if (moves[status].length === 0) payment.completedAt = now.toISOString()
}

/** Takes the payment along the way to the outcome; false if that way is closed from where it stands. */
export function bringAbout(payment: BarionPayment, outcome: Outcome, now: Date): boolean {
  const rest = remainingWay(ways[outcome], isOpen(payment), payment.status)
  for (const status of rest) moveTo(payment, status, now)
  return rest.length > 0
}

/** Moves a payment whose window is over. @returns whether it was */
export function expire(payment: BarionPayment, now: Date): boolean {
  if (!isOpen(payment) || now < new Date(payment.validUntil)) return false
  moveTo(payment, 'Expired', now)
  return true
}

/** Where the browser goes; undefined while nobody has begun to pay. */
export function backUrl(payment: BarionPayment): string | undefined {
  if (isOpen(payment)) return undefined
  const url = new URL(payment.redirectUrl)
  url.searchParams.set('paymentId', payment.paymentId)
  return url.href
}
