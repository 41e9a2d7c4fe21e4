import { toHundredths } from '../hundredths.ts'
import type { SimulatedSession } from './session.ts'

type Message = Record<string, unknown>

const statuses: Record<SimulatedSession['status'], { status: string; payment_status: string }> = {
  open: { status: 'open', payment_status: 'unpaid' },
  left: { status: 'open', payment_status: 'unpaid' },
  processing: { status: 'complete', payment_status: 'unpaid' },
  paid: { status: 'complete', payment_status: 'paid' },
  failed: { status: 'complete', payment_status: 'unpaid' },
  expired: { status: 'expired', payment_status: 'unpaid' },
}

/** Stripe makes the payment when the customer begins to pay. */
const intentStatuses: Partial<Record<SimulatedSession['status'], string>> = {
  processing: 'processing',
  paid: 'succeeded',
  failed: 'requires_payment_method',
}

const intentOf = (session: SimulatedSession, isExpanded: boolean): Message | string | null => {
  const { paymentIntent: id, currency, total, refunds } = session
  const status = intentStatuses[session.status]
  if (status === undefined) return null
  if (!isExpanded) return id
  const amount = toHundredths(total, currency)
  const refunded = refunds.reduce((sum, one) => sum + one.amount, 0)
  return {
    id,
    object: 'payment_intent',
    amount,
    amount_received: status === 'succeeded' ? amount : 0,
    currency: currency.toLowerCase(),
    status,
    latest_charge: {
      id: id.replace('pi_', 'ch_'),
      object: 'charge',
      amount,
      amount_refunded: toHundredths(refunded, currency),
      refunded: refunded === total,
      status: status === 'succeeded' ? 'succeeded' : status === 'processing' ? 'pending' : 'failed',
    },
  }
}

/** A checkout session as Stripe writes it. @param isExpanded whether the payment and its charge are written out */
export const sessionMessage = (session: SimulatedSession, pageUrl: string, isExpanded = false): Message => {
  const { id, currency, total, expiresAt, created, orderRef } = session
  const { status, payment_status } = statuses[session.status]
  const amount = toHundredths(total, currency)
  return {
    id,
    object: 'checkout.session',
    amount_subtotal: amount,
    amount_total: amount,
    cancel_url: session.cancelUrl,
    client_reference_id: orderRef,
    created,
    currency: currency.toLowerCase(),
    customer_email: session.email,
    expires_at: expiresAt,
    livemode: false,
    locale: session.locale,
    mode: 'payment',
    payment_intent: intentOf(session, isExpanded),
    payment_status,
    status,
    success_url: session.successUrl,
    ui_mode: 'hosted_page',
    url: status === 'open' ? `${pageUrl}/${id}` : null,
  }
}

/** The name of the event that tells of the session's state; undefined if Stripe tells nobody. */
export const eventType = ({ status, isDelayed }: SimulatedSession): string | undefined => {
  if (status === 'expired') return 'checkout.session.expired'
  if (status === 'failed') return 'checkout.session.async_payment_failed'
  if (status === 'paid' && isDelayed) return 'checkout.session.async_payment_succeeded'
  return status === 'paid' || status === 'processing' ? 'checkout.session.completed' : undefined
}
