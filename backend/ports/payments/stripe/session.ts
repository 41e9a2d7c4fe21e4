import { type PaymentCurrency, PaymentError, type PaymentReference, type PaymentState } from '../port.ts'
import { exchange, type StripeLine } from './exchange.ts'
import { fromHundredths } from './hundredths.ts'
import { type StripeSession, wholeSession } from './messages.ts'
import { resultOf, statusText } from './status.ts'

const isCurrency = (text: string | undefined): text is PaymentCurrency => text === 'HUF' || text === 'EUR'

/** Stripe finds a session by its own id only. One that we never learned was never shown to anybody. */
export const readSession = async (
  line: StripeLine,
  { orderRef, currency, providerId = '' }: PaymentReference,
): Promise<StripeSession | undefined> => {
  if (!/^cs_\w{1,200}$/.test(providerId)) return undefined
  const path = `/v1/checkout/sessions/${providerId}?expand%5B%5D=payment_intent.latest_charge`
  const session = await exchange(line, path, wholeSession).catch((error: unknown) => {
    if (error instanceof PaymentError && error.code === 'unknown-reference') return undefined
    throw error
  })
  if (!session) return undefined
  const isAsked =
    session.id === providerId && session.client_reference_id === orderRef && session.currency === currency.toLowerCase()
  if (!isAsked) throw new PaymentError('untrusted-answer')
  return session
}

type Described = Pick<StripeSession, 'id' | 'client_reference_id' | 'status' | 'payment_status'> &
  Pick<StripeSession, 'amount_total' | 'currency'>

/** Undefined for a session that names no amount of ours: it would slip past the caller's comparison. */
export const stateOf = (session: Described, intent?: string): PaymentState | undefined => {
  const { id, client_reference_id: orderRef, amount_total: total } = session
  const currency = session.currency?.toUpperCase()
  if (orderRef === null || total === null || !isCurrency(currency)) return undefined
  const amount = fromHundredths(total, currency)
  if (amount === undefined) return undefined
  return {
    result: resultOf(session, intent),
    providerStatus: statusText(session, intent),
    orderRef,
    providerId: id,
    amount,
    currency,
  }
}
