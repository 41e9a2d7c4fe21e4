import { z } from 'zod'
import type { PaymentCurrency } from '../../port.ts'
import { fromHundredths } from '../hundredths.ts'
import { Refused } from './keyed-call.ts'
import { newId, type SimulatedSession } from './session.ts'

const address = z.url({ protocol: /^https?$/ }).max(5000)
const whole = z.string().regex(/^\d+$/).transform(Number)

const start = z.object({
  mode: z.literal('payment'),
  submit_type: z.enum(['auto', 'pay', 'book', 'donate', 'subscribe']).optional(),
  client_reference_id: z.string().min(1).max(200),
  customer_email: z.email(),
  locale: z.enum(['auto', 'hu', 'en', 'de']),
  success_url: address,
  cancel_url: address,
  expires_at: whole,
  line_items: z.strictObject({
    0: z.object({
      quantity: z.literal('1'),
      price_data: z.object({
        currency: z.enum(['huf', 'eur']),
        unit_amount: whole,
        product_data: z.object({ name: z.string().min(1) }),
      }),
    }),
  }),
})

const [shortest, longest] = [30 * 60, 24 * 60 * 60]

/** `POST /v1/checkout/sessions` */
export const startCall = (message: object, now: Date): SimulatedSession => {
  const read = start.safeParse(message)
  if (!read.success) {
    const param = read.error.issues[0]?.path.join('.') ?? ''
    throw new Refused(400, { code: 'parameter_invalid', param, message: `Invalid ${param}` })
  }
  const { expires_at: expiresAt, line_items: lines, ...rest } = read.data
  const { currency, unit_amount: unitAmount } = lines[0].price_data
  const total = fromHundredths(unitAmount, currency.toUpperCase() as PaymentCurrency)
  if (!total) throw new Refused(400, { code: 'amount_too_small', param: 'line_items', message: 'Invalid amount' })
  const created = Math.floor(now.getTime() / 1000)
  if (expiresAt < created + shortest || expiresAt > created + longest) {
    const message = 'The `expires_at` timestamp must be between 30 minutes and 24 hours from now.'
    throw new Refused(400, { param: 'expires_at', message })
  }
  return {
    id: newId('cs_test_'),
    paymentIntent: newId('pi_'),
    orderRef: rest.client_reference_id,
    currency: currency.toUpperCase() as PaymentCurrency,
    total,
    locale: rest.locale,
    email: rest.customer_email,
    successUrl: rest.success_url,
    cancelUrl: rest.cancel_url,
    created,
    expiresAt,
    status: 'open',
    isDelayed: false,
    refunds: [],
    notifications: [],
  }
}
