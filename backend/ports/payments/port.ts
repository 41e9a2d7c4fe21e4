/** The words of the shop's own contract for what became of a payment. */
export type PaymentResult = 'PENDING' | 'ERROR' | 'TIMEOUT' | 'CANCELED' | 'SUCCESSFUL'

export type PaymentCurrency = 'HUF' | 'EUR'

export interface StartPayment {
  /** Unique per attempt: providers refuse a second start with the same reference. */
  orderRef: string
  /** Integer minor units: forints for HUF, cents for EUR. */
  amount: number
  currency: PaymentCurrency
  locale: 'hu' | 'en'
  email: string
  returnUrl: string
  /** The latest moment the customer may begin to pay. */
  payBy: Date
  invoice: {
    name: string
    company?: string
    /** ISO 3166-1 alpha-2 */
    country: string
    city: string
    zip: string
    address: string
    phone?: string
  }
  /** Whether the customer is signed in; the card issuer weighs it in 3-D Secure. */
  registered: boolean
}

interface StartedPayment {
  providerId: string
  paymentUrl: string
}

export interface PaymentReference {
  orderRef: string
  currency: PaymentCurrency
  /** The provider's own id. SimplePay finds a payment by orderRef, Barion and Stripe only by their id. */
  providerId?: string
}

export interface Refund {
  /** The shop's own number of the refund, for the provider's books. */
  id: number
  /** Integer minor units. */
  amount: number
  /** What the shop has had refunded of this payment before. */
  refundedBefore: number
}

export interface PaymentState {
  result: PaymentResult
  /** The provider's own word for it, for the log and the audit trail. Never shown to a customer. */
  providerStatus: string
  orderRef: string
  providerId?: string
  /** Integer minor units. Missing where the provider's message names no amount. */
  amount?: number
  currency?: PaymentCurrency
}

/** What an inbound message points at. Barion names only its own id, so `orderRef` may be missing. */
interface InboundReference {
  providerId: string
  orderRef?: string
}

export interface BrowserReturn {
  reference: { orderRef: string; providerId?: string }
  /** What the browser says. Never SUCCESSFUL: only a query or a signed notification proves that money moved. */
  claim: Exclude<PaymentResult, 'SUCCESSFUL'>
}

interface Acknowledgement {
  status: number
  headers: Record<string, string>
  body: string
}

export interface PaymentNotification {
  reference: InboundReference
  /** The signed state; missing in a hint (Barion), which anybody can send: then only `query` says how the payment stands. */
  state?: PaymentState
  /** The answer the provider waits for. Give it only after the message is stored: it ends the redelivery. */
  acknowledge(now: Date): Acknowledgement
}

export interface InboundNotification {
  /** The bytes as they came; a re-serialised body cannot be verified. */
  body: string | Uint8Array
  /** Of the address. */
  query?: URLSearchParams
  headers: { get(name: string): string | null | undefined }
}

export interface PaymentProvider {
  readonly name: string
  /** Throws PaymentError. After `unreachable` the payment may exist all the same: query before a new attempt. */
  start(request: StartPayment): Promise<StartedPayment>
  /**
   * Reads the state from the provider, which is the only trusted answer besides a signed notification. The caller
   * compares the amount. Undefined if the provider does not know the reference. Throws PaymentError.
   */
  query(reference: PaymentReference): Promise<PaymentState | undefined>
  /** Withdraws a payment nobody has begun to pay. Throws PaymentError, `wrong-state` when it is too late. */
  cancel(reference: PaymentReference): Promise<void>
  /**
   * Refunds a payment or a part of it, once: no provider recognises a repeated refund for good, so its own account of what it has
   * given back is read first, and the call may be repeated until it succeeds. One call at a time for each payment. Throws
   * PaymentError: `wrong-state` when the account fits neither, because somebody has refunded by hand; a person decides.
   * After `unreachable` the refund may have happened all the same.
   */
  refund(reference: PaymentReference, refund: Refund): Promise<void>
  /** What the browser brought back; undefined if unsigned or forged. */
  readReturn(query: URLSearchParams | Record<string, string>): BrowserReturn | undefined
  /** A message from the provider's server; undefined if forged or malformed. A replay reads like the original. */
  readNotification(request: InboundNotification): PaymentNotification | undefined
}

export type PaymentErrorCode =
  | 'unreachable' // no answer, or the provider is down: the outcome is unknown
  | 'untrusted-answer' // badly signed, unsigned, or about something else than was asked
  | 'duplicate-reference'
  | 'unknown-reference'
  | 'wrong-state'
  | 'unsupported-currency'
  | 'refused'

export class PaymentError extends Error {
  readonly code: PaymentErrorCode
  /** The provider's codes, for the log. */
  readonly providerCodes: readonly string[]

  constructor(code: PaymentErrorCode, details: { providerCodes?: readonly string[]; cause?: unknown } = {}) {
    const { providerCodes = [], cause } = details
    super(['Payment provider:', code, ...providerCodes].join(' '), { cause })
    this.name = 'PaymentError'
    this.code = code
    this.providerCodes = providerCodes
  }
}

interface OutboundRequest {
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string
  timeoutMs: number
}

export interface OutboundAnswer {
  status: number
  headers: Headers
  body: string
}

/** One HTTP call to the provider. Rejects when no answer came in time. */
export type Outbound = (url: string, request: OutboundRequest) => Promise<OutboundAnswer>
