import type { StartPayment } from '../port.ts'
import type { FormValue } from './form-body.ts'
import { toHundredths } from './hundredths.ts'
import { signCancel } from './signature.ts'

const minute = 60_000
/** Stripe lets a session live from 30 minutes to 24 hours. One minute more makes up for clocks that differ. */
const [shortestMs, longestMs] = [31 * minute, 24 * 60 * minute - minute]

/** Seconds since 1970. A customer who pays after the reservation has ended gets the order, or the money back. */
export const expiresAt = (payBy: Date, now: Date): number => {
  const lifetime = payBy.getTime() - now.getTime()
  return Math.floor((now.getTime() + Math.min(Math.max(lifetime, shortestMs), longestMs)) / 1000)
}

const cancelUrl = ({ returnUrl, orderRef }: StartPayment, secret: string): string => {
  const url = new URL(returnUrl)
  url.searchParams.set('r', orderRef)
  url.searchParams.set('s', signCancel(orderRef, secret))
  return url.href
}

/** The body of `POST /v1/checkout/sessions`. */
export const startMessage = (request: StartPayment, secret: string, now: Date): Record<string, FormValue> => {
  const { orderRef, currency, amount } = request
  return {
    mode: 'payment',
    submit_type: 'pay',
    client_reference_id: orderRef,
    customer_email: request.email,
    locale: request.locale,
    success_url: request.returnUrl,
    cancel_url: cancelUrl(request, secret),
    expires_at: expiresAt(request.payBy, now),
    payment_intent_data: { description: orderRef },
    // One line for the whole order: the bank does not have to know what somebody reads.
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: toHundredths(amount, currency),
          product_data: { name: orderRef },
        },
      },
    ],
  }
}
