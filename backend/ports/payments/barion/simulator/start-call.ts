import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { parseTotal } from '../../amounts.ts'
import type { Ledger } from '../../simulator/ledger.ts'
import { type Message, Refused } from './keyed-call.ts'
import type { BarionPayment } from './payment.ts'

const address = z.url({ protocol: /^https?$/ }).max(2000)
const locales = ['hu-HU', 'en-US', 'de-DE', 'sl-SI', 'sk-SK', 'fr-FR', 'cs-CZ', 'el-GR', 'es-ES'] as const

const start = z.object({
  PaymentType: z.literal('Immediate'),
  PaymentWindow: z
    .string()
    .regex(/^\d+:\d\d:\d\d:\d\d$/)
    .default('0:00:30:00'),
  GuestCheckOut: z.boolean(),
  FundingSources: z.array(z.enum(['All', 'Balance', 'Bankcard', 'BankTransfer', 'ApplePay', 'GooglePay'])).min(1),
  PaymentRequestId: z.string().min(1).max(100),
  PayerHint: z.email(),
  RedirectUrl: address,
  CallbackUrl: address,
  Locale: z.enum(locales),
  Currency: z.enum(['HUF', 'EUR']),
  Transactions: z
    .array(
      z.object({
        POSTransactionId: z.string().min(1),
        Payee: z.email(),
        Total: z.number().positive(),
        Items: z
          .array(
            z.object({
              Name: z.string().min(1).max(250),
              Description: z.string().min(1).max(500),
              Quantity: z.number().positive(),
              Unit: z.string().min(1),
              UnitPrice: z.number(),
              ItemTotal: z.number(),
            }),
          )
          .min(1),
      }),
    )
    .length(1),
})

const minute = 60_000

function windowMs(text: string): number {
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = text.split(':').map(Number)
  return (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000
}

const newId = () => randomBytes(16).toString('hex')

/** `/v2/Payment/Start`. The same PaymentRequestId may start several payments: Barion tells them apart by its own ids. */
export function startCall(ledger: Ledger<BarionPayment>, message: Message, publicUrl: string, now: Date): Message {
  const read = start.safeParse(message)
  const [paid] = read.data?.Transactions ?? []
  if (!read.success || !paid) throw new Refused('ModelValidationError')
  const { PaymentRequestId, PaymentWindow, Currency: currency } = read.data
  const total = parseTotal(paid.Total, currency)
  const window = windowMs(PaymentWindow)
  if (!total || window < minute || window > 7 * 24 * 60 * minute) throw new Refused('ModelValidationError')

  const payment: BarionPayment = {
    paymentId: newId(),
    transactionId: newId(),
    orderRef: PaymentRequestId,
    posTransactionId: paid.POSTransactionId,
    payee: paid.Payee,
    currency,
    total,
    locale: read.data.Locale,
    redirectUrl: read.data.RedirectUrl,
    callbackUrl: read.data.CallbackUrl,
    createdAt: now.toISOString(),
    validUntil: new Date(now.getTime() + window).toISOString(),
    status: 'Prepared',
    refunds: [],
    notifications: [],
  }
  ledger.add(payment)
  return {
    PaymentId: payment.paymentId,
    PaymentRequestId,
    Status: payment.status,
    QRUrl: `${publicUrl}/qr/generate?paymentId=${payment.paymentId}&size=Large`,
    Transactions: [
      {
        POSTransactionId: payment.posTransactionId,
        TransactionId: payment.transactionId,
        Status: 'Prepared',
        TransactionTime: payment.createdAt,
        RelatedId: null,
      },
    ],
    RecurrenceResult: 'None',
    ThreeDSAuthClientData: null,
    GatewayUrl: `${publicUrl}/Pay?id=${payment.paymentId}`,
    RedirectUrl: payment.redirectUrl,
    CallbackUrl: payment.callbackUrl,
    TraceId: null,
    Errors: [],
  }
}
