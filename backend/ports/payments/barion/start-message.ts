import { formatTotal } from '../amounts.ts'
import type { StartPayment } from '../port.ts'

const locales = { hu: 'hu-HU', en: 'en-US' } as const
const minute = 60_000
const longestName = 45
const longestStreet = 50

export interface Shop {
  /** The e-mail address of the wallet that receives the money. */
  payee: string
  /** Where Barion tells that something has happened. */
  callbackUrl: string
}

/** `d:hh:mm:ss`, from one minute up to a week: so long has the customer got. */
export function paymentWindow(payBy: Date, now: Date): string {
  const left = Math.min(Math.max(payBy.getTime() - now.getTime(), minute), 7 * 24 * 60 * minute)
  const seconds = Math.floor(left / 1000)
  const two = (n: number) => String(n).padStart(2, '0')
  const days = Math.floor(seconds / 86_400)
  return `${days}:${two(Math.floor(seconds / 3600) % 24)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}

/** Digits with the country's code and without a plus; a domestic Hungarian number begins with 06. */
export const phoneDigits = (phone: string): string => phone.replaceAll(/\D/g, '').replace(/^(?:00)?06/, '36')

/** The body of `/v2/Payment/Start` without the key. */
export function startMessage(request: StartPayment, { payee, callbackUrl }: Shop, now: Date): Record<string, unknown> {
  const { orderRef, currency, invoice } = request
  const total = Number(formatTotal(request.amount, currency))
  const street = invoice.address
  return {
    PaymentType: 'Immediate',
    PaymentWindow: paymentWindow(request.payBy, now),
    GuestCheckOut: true,
    FundingSources: ['All'],
    PaymentRequestId: orderRef,
    OrderNumber: orderRef,
    PayerHint: request.email,
    CardHolderNameHint: invoice.name.slice(0, longestName),
    RedirectUrl: request.returnUrl,
    CallbackUrl: callbackUrl,
    Locale: locales[request.locale],
    Currency: currency,
    Transactions: [
      {
        POSTransactionId: orderRef,
        Payee: payee,
        Total: total,
        // One line for the whole order: the bank does not have to know what somebody reads.
        Items: [
          {
            Name: orderRef,
            Description: orderRef,
            Quantity: 1,
            Unit: 'db',
            UnitPrice: total,
            ItemTotal: total,
          },
        ],
      },
    ],
    ...(invoice.phone && { PayerPhoneNumber: phoneDigits(invoice.phone) }),
    BillingAddress: {
      Country: invoice.country.toUpperCase(),
      City: invoice.city,
      Zip: invoice.zip,
      Street: street.slice(0, longestStreet),
      Street2: street.slice(longestStreet, 2 * longestStreet),
      Street3: street.slice(2 * longestStreet, 3 * longestStreet),
    },
    ChallengePreference: 'NoPreference',
  }
}
