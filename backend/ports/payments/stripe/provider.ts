import { type Outbound, PaymentError, type PaymentProvider } from '../port.ts'
import { exchange, type StripeLine } from './exchange.ts'
import { plainSession } from './messages.ts'
import { readEvent } from './read-event.ts'
import { refund } from './refund.ts'
import { readSession, stateOf } from './session.ts'
import { isCancelSigned } from './signature.ts'
import { startMessage } from './start-message.ts'
import { statusText } from './status.ts'

export interface StripeOptions {
  /** Without a slash at its end, e.g. https://api.stripe.com */
  baseUrl: string
  secretKey: string
  /** Stripe signs its events with it, and we what comes back from its page. */
  webhookSecret: string
  send: Outbound
  timeoutMs?: number
  now?: () => Date
}

/** Stripe's own payment page: `/v1/checkout/sessions` and `/v1/refunds`. */
export const createStripe = (options: StripeOptions): PaymentProvider => {
  const { baseUrl, secretKey, webhookSecret, send, timeoutMs = 10_000, now = () => new Date() } = options
  const line: StripeLine = { baseUrl, secretKey, send, timeoutMs }

  return {
    name: 'stripe',

    start: async (request) => {
      const session = await exchange(line, '/v1/checkout/sessions', plainSession, {
        message: startMessage(request, webhookSecret, now()),
        key: `start-${request.orderRef}`,
      })
      if (session.client_reference_id !== request.orderRef || session.url === null)
        throw new PaymentError('untrusted-answer')
      return { providerId: session.id, paymentUrl: session.url }
    },

    query: async (reference) => {
      const session = await readSession(line, reference)
      if (!session) return undefined
      const state = stateOf(session, session.payment_intent?.status)
      if (!state) throw new PaymentError('untrusted-answer')
      return state
    },

    cancel: async (reference) => {
      const session = await readSession(line, reference)
      if (!session) throw new PaymentError('unknown-reference')
      if (session.status === 'expired') return
      const tooLate = new PaymentError('wrong-state', { providerCodes: [statusText(session)] })
      if (session.status !== 'open') throw tooLate
      const ended = await exchange(line, `/v1/checkout/sessions/${session.id}/expire`, plainSession, {
        message: {},
      }).catch((error: unknown) => {
        // The customer has paid in between.
        throw error instanceof PaymentError && error.code === 'refused' ? tooLate : error
      })
      if (ended.id !== session.id || ended.status !== 'expired') throw new PaymentError('untrusted-answer')
    },

    refund: async (reference, wanted) => {
      const session = await readSession(line, reference)
      if (!session) throw new PaymentError('unknown-reference')
      await refund(line, session, reference.currency, wanted)
    },

    readReturn: (query) => {
      const { r = '', s = '' } = query instanceof URLSearchParams ? Object.fromEntries(query) : query
      if (!r || !isCancelSigned(r, s, webhookSecret)) return undefined
      return { reference: { orderRef: r }, claim: 'CANCELED' }
    },

    readNotification: (request) => readEvent(request, webhookSecret, now()),
  }
}
