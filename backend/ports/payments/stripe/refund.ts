import { isRefunded } from '../is-refunded.ts'
import { PaymentError, type PaymentCurrency, type Refund } from '../port.ts'
import { exchange, type StripeLine } from './exchange.ts'
import { fromHundredths, toHundredths } from './hundredths.ts'
import { refundAnswer, type StripeSession } from './messages.ts'

/** Stripe forgets the key of a call after a day, so its account of what was given back is read as well. */
export const refund = async (
  line: StripeLine,
  { payment_status: paid, payment_intent: payment }: StripeSession,
  currency: PaymentCurrency,
  wanted: Refund,
): Promise<void> => {
  if (paid !== 'paid' || !payment?.latest_charge) throw new PaymentError('wrong-state', { providerCodes: [paid] })
  const refunded = fromHundredths(payment.latest_charge.amount_refunded, currency)
  if (refunded === undefined) throw new PaymentError('untrusted-answer')
  if (isRefunded(refunded, wanted)) return
  const amount = toHundredths(wanted.amount, currency)
  const answer = await exchange(line, '/v1/refunds', refundAnswer, {
    message: { payment_intent: payment.id, amount, metadata: { refund: wanted.id } },
    key: `refund-${payment.id}-${wanted.id}`,
  })
  const isOurs =
    answer.payment_intent === payment.id && answer.amount === amount && answer.currency === currency.toLowerCase()
  if (!isOurs) throw new PaymentError('untrusted-answer')
  if (answer.status === 'failed' || answer.status === 'canceled')
    throw new PaymentError('refused', { providerCodes: [answer.status] })
}
