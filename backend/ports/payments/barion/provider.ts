import { parseTotal } from '../amounts.ts'
import {
  type Outbound,
  type PaymentCurrency,
  PaymentError,
  type PaymentProvider,
  type PaymentReference,
  type PaymentState,
} from '../port.ts'
import { exchange, type BarionLine } from './exchange.ts'
import { type BarionState, startAnswer, stateAnswer } from './messages.ts'
import { barionId } from './payment-id.ts'
import { readCallback } from './read-callback.ts'
import { refund } from './refund.ts'
import { startMessage, type Shop } from './start-message.ts'
import { resultOfStatus } from './status.ts'

export interface BarionOptions extends Shop {
  /** Without a slash at its end, e.g. https://api.barion.com */
  baseUrl: string
  posKey: string
  send: Outbound
  timeoutMs?: number
  now?: () => Date
}

const isCurrency = (text: string): text is PaymentCurrency => text === 'HUF' || text === 'EUR'

/** Barion Smart Gateway, payment in one step: `/v2/Payment/Start`, `/v4/payment/…/paymentstate`, `/v2/Payment/Refund`. */
export function createBarion(options: BarionOptions): PaymentProvider {
  const { now = () => new Date() } = options
  const line: BarionLine = {
    baseUrl: options.baseUrl,
    posKey: options.posKey,
    send: options.send,
    timeoutMs: options.timeoutMs ?? 10_000,
  }

  return {
    name: 'barion',

    async start(request) {
      const answer = await exchange(line, '/v2/Payment/Start', startAnswer, startMessage(request, options, now()))
      if (answer.PaymentRequestId !== request.orderRef) throw new PaymentError('untrusted-answer')
      return { providerId: answer.PaymentId, paymentUrl: answer.GatewayUrl }
    },

    async query(reference) {
      const state = await readState(line, reference)
      return state && presentState(state)
    },

    /** Barion has no such call: what is open stays open until its time is over, or the customer gives up there. */
    async cancel(reference) {
      const state = await readState(line, reference)
      if (!state) throw new PaymentError('unknown-reference')
      const result = resultOfStatus(state.Status)
      if (result === 'PENDING' || result === 'SUCCESSFUL') {
        throw new PaymentError('wrong-state', { providerCodes: [state.Status] })
      }
    },

    async refund(reference, wanted) {
      const state = await readState(line, reference)
      if (!state) throw new PaymentError('unknown-reference')
      await refund(line, state, reference, wanted)
    },

    // The browser brings back the number of the payment and nothing else.
    readReturn: () => undefined,
    readNotification: readCallback,
  }
}

/** Barion finds a payment by its own number only. One that we never learned was never shown to anybody. */
async function readState(
  line: BarionLine,
  { orderRef, currency, providerId }: PaymentReference,
): Promise<BarionState | undefined> {
  const id = barionId.safeParse(providerId)
  if (!id.success) return undefined
  const state = await exchange(line, `/v4/payment/${id.data}/paymentstate`, stateAnswer).catch((error: unknown) => {
    if (error instanceof PaymentError && error.code === 'unknown-reference') return undefined
    throw error
  })
  if (!state) return undefined
  const isAsked = state.PaymentId === id.data && state.PaymentRequestId === orderRef && state.Currency === currency
  if (!isAsked) throw new PaymentError('untrusted-answer')
  return state
}

function presentState(state: BarionState): PaymentState {
  const { Currency: currency } = state
  const amount = isCurrency(currency) ? parseTotal(state.Total, currency) : undefined
  // A state without an amount would slip past the caller's comparison.
  if (!isCurrency(currency) || amount === undefined) throw new PaymentError('untrusted-answer')
  return {
    result: resultOfStatus(state.Status),
    providerStatus: state.Status,
    orderRef: state.PaymentRequestId,
    providerId: state.PaymentId,
    amount,
    currency,
  }
}
