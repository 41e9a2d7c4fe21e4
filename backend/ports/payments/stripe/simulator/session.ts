import { randomBytes } from 'node:crypto'
import { type Outcome, remainingWay } from '../../simulator/outcomes.ts'
import type { SimulatedPayment } from '../../simulator/simulated-payment.ts'

/** `left`: the customer went back to the shop. On the wire the session is as open as before. */
type Status = 'open' | 'left' | 'processing' | 'paid' | 'failed' | 'expired'

interface Refund {
  id: string
  /** Minor units, as every amount here. */
  amount: number
}

export interface SimulatedSession extends SimulatedPayment {
  id: string
  paymentIntent: string
  locale: string
  successUrl: string
  cancelUrl: string
  email: string
  /** Seconds since 1970, as every time here. */
  created: number
  expiresAt: number
  status: Status
  /** The bank took its time, so the money came after the session was complete. */
  isDelayed: boolean
  refunds: Refund[]
}

/** `cs_test_`, `pi_`, `re_`, `evt_` */
export const newId = (prefix: string): string => prefix + randomBytes(16).toString('hex')

const moves: Record<Status, readonly Status[]> = {
  open: ['left', 'processing', 'expired'],
  left: ['processing', 'expired'],
  processing: ['paid', 'failed'],
  paid: [],
  failed: [],
  expired: [],
}

const ways: Record<Outcome, readonly Status[]> = {
  pay: ['processing', 'paid'],
  // A bank is still checking; `pay` or `decline` may end it later.
  hold: ['processing'],
  // A refused card leaves the session open. This is a bank that refuses a debit.
  decline: ['processing', 'failed'],
  cancel: ['left'],
  timeout: ['expired'],
}

export const isOpen = ({ status }: SimulatedSession): boolean => status === 'open' || status === 'left'

export const moveTo = (session: SimulatedSession, status: Status): void => {
  if (!moves[session.status].includes(status)) throw new Error(`No way from ${session.status} to ${status}`)
  session.status = status
}

/** Takes the session along the way to the outcome; false if that way is closed from where it stands. */
export const bringAbout = (session: SimulatedSession, outcome: Outcome): boolean => {
  const rest = remainingWay(ways[outcome], isOpen(session), session.status)
  for (const status of rest) moveTo(session, status)
  if (outcome === 'hold' || outcome === 'decline') session.isDelayed = true
  return rest.length > 0
}

/** Moves a session whose time is over. @returns whether it was */
export const expire = (session: SimulatedSession, now: Date): boolean => {
  if (!isOpen(session) || now.getTime() / 1000 < session.expiresAt) return false
  moveTo(session, 'expired')
  return true
}

/** Where the browser goes; undefined while nobody has chosen anything on the page. */
export const backUrl = ({ status, successUrl, cancelUrl, id }: SimulatedSession): string | undefined => {
  if (status === 'open') return undefined
  if (status === 'left' || status === 'expired') return cancelUrl
  return successUrl.replaceAll('{CHECKOUT_SESSION_ID}', id)
}
