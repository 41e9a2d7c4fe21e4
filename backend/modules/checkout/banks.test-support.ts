import { sign } from '../../ports/payments/simplepay/signature.ts'
import { merchants } from '../../ports/payments/simplepay/simulator/sandbox.test-support.ts'
import { signatureHeader } from '../../ports/payments/stripe/signature.ts'
import { sandboxAccount } from '../../ports/payments/stripe/simulator/sandbox-account.ts'
import type { PaymentResult } from '../../ports/payments/port.ts'
import type { SimulatedPayment } from '../../ports/payments/simulator/simulated-payment.ts'
import type { TestShop } from '../orders/shop.test-support.ts'

/** What a provider sends to the shop. */
export interface Message {
  headers: Record<string, string>
  body: string
}

type Booked = SimulatedPayment & { refunds: { amount: number }[] }

interface Way {
  simulator: (shop: TestShop) => {
    app: { request: (path: string, init: RequestInit) => Response | Promise<Response> }
    ledger: { all(): readonly Booked[] }
    settings: { fault: string }
  }
  /** Where the simulator can be told what to do. */
  control: string
  /** The field by which the provider finds a payment when it is asked about it. */
  foundBy: 'orderRef' | 'paymentId' | 'id'
  /** The provider's own words for what has become of a payment. */
  statuses: Record<PaymentResult, string>
  /** Messages that somebody else makes out of a real one, and what the shop answers. */
  forge: (message: Message, now: Date) => { message: Message; status: number }[]
}

const withHeader = ({ headers, body }: Message, name: string, value: string): Message => ({
  headers: { ...headers, [name]: value },
  body,
})
const refused = (message: Message) => ({ message, status: 403 })
const hmacOfNobody = 'A'.repeat(64)

const ways = {
  simplepay: {
    simulator: ({ simulator }) => simulator,
    control: '/control',
    foundBy: 'orderRef',
    statuses: {
      PENDING: 'AUTHORIZED',
      CANCELED: 'CANCELLED',
      TIMEOUT: 'TIMEOUT',
      ERROR: 'NOTAUTHORIZED',
      SUCCESSFUL: 'FINISHED',
    },
    forge: (real) => {
      const changed = real.body.replace(/"status":"\w+"/, '"status":"FINISHED","a":1')
      return [
        withHeader(real, 'signature', hmacOfNobody),
        withHeader(real, 'signature', sign(real.body, merchants.EUR.secret)),
        { ...real, body: changed },
      ].map(refused)
    },
  },
  barion: {
    simulator: ({ barion }) => barion,
    control: '/barion/control',
    foundBy: 'paymentId',
    statuses: {
      PENDING: 'InProgress',
      CANCELED: 'Canceled',
      TIMEOUT: 'Expired',
      ERROR: 'Failed',
      SUCCESSFUL: 'Succeeded',
    },
    // Barion signs nothing: its message is the number of a payment, and a wrong one is that of another payment.
    forge: (real) => [
      refused({ ...real, body: 'PaymentId=1&Status=Succeeded' }),
      { message: { ...real, body: `PaymentId=${'0'.repeat(32)}` }, status: 404 },
    ],
  },
  online: {
    simulator: ({ stripe }) => stripe,
    control: '/stripe/control',
    foundBy: 'id',
    // A customer who gives up leaves the session open, which no event tells.
    statuses: { PENDING: 'processing', CANCELED: 'left', TIMEOUT: 'expired', ERROR: 'failed', SUCCESSFUL: 'paid' },
    forge: (real, now) => {
      const byNobody = signatureHeader(real.body, 'whsec_somebody_else', now)
      const tooOld = signatureHeader(real.body, sandboxAccount.webhookSecret, new Date(now.getTime() - 301_000))
      return [
        withHeader(real, 'stripe-signature', byNobody),
        withHeader(real, 'stripe-signature', tooOld),
        withHeader(real, 'stripe-signature', ''),
        { ...real, body: real.body.replace(/"payment_status":"\w+"/, '"payment_status":"paid","a":1') },
      ].map(refused)
    },
  },
} satisfies Record<string, Way>

export type BankKey = keyof typeof ways
export const bankKeys = Object.keys(ways) as BankKey[]

/** A provider's simulator, its book, and the way to make it act. */
export const openBank = (shop: TestShop, key: BankKey) => {
  const way: Way = ways[key]
  const { app, ledger, settings } = way.simulator(shop)
  const paymentOf = (orderRef: string): Booked => {
    const payment = ledger.all().find((one) => one.orderRef === orderRef)
    if (!payment) throw new Error(`The bank has no payment ${orderRef}`)
    return payment
  }
  return {
    ...way,
    settings,
    paymentOf,
    /** Sends the notification of how the payment stands, and waits for the shop's answer. */
    notify: async (orderRef: string): Promise<void> => {
      const init = { method: 'POST', body: '{"notify":"before"}' }
      const { status } = await app.request(`${way.control}/transactions/${orderRef}`, init)
      if (status !== 200) throw new Error(`The bank could not notify of ${orderRef}: ${status}`)
    },
    /** The address with which the payment page leads back to the shop. */
    backUrlOf: async (orderRef: string): Promise<URL> => {
      const answer = await app.request(`${way.control}/transactions?orderRef=${orderRef}`, { method: 'GET' })
      const { transactions } = (await answer.json()) as { transactions: { backUrl: string }[] }
      return new URL(transactions[0]?.backUrl ?? '')
    },
    /** Runs `work` while the bank does not find the payment, as if it had never been started. */
    withoutPayment: async <Value>(payment: Booked, work: () => Promise<Value>): Promise<Value> => {
      const found = payment as unknown as Record<string, string>
      const name = found[way.foundBy] ?? ''
      found[way.foundBy] = name.replaceAll(/./g, 'f')
      try {
        return await work()
      } finally {
        found[way.foundBy] = name
      }
    },
  }
}
