import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { formatTotal, parseTotal } from '../../amounts.ts'
import type { Ledger } from '../../simulator/ledger.ts'
import { barionId } from '../payment-id.ts'
import { type Message, Refused } from './keyed-call.ts'
import type { BarionPayment } from './payment.ts'

const refund = z.object({
  PaymentId: barionId,
  TransactionsToRefund: z
    .array(
      z.object({
        TransactionId: barionId,
        POSTransactionId: z.string().optional(),
        AmountToRefund: z.number().positive(),
        Comment: z.string().max(640).default(''),
      }),
    )
    .length(1),
})

/** `/v2/Payment/Refund`, of the whole or of a part. @returns the payment, too, because its shop is told of it */
export function refundCall(
  ledger: Ledger<BarionPayment>,
  message: Message,
  now: Date,
): { payment: BarionPayment; answer: Message } {
  const read = refund.safeParse(message)
  const [asked] = read.data?.TransactionsToRefund ?? []
  if (!read.success || !asked) throw new Refused('ModelValidationError')
  const payment = ledger.find(({ paymentId }) => paymentId === read.data.PaymentId)
  if (!payment) throw new Refused('NotExistingPaymentId')
  if (payment.status !== 'Succeeded') throw new Refused('PaymentStatusNotValid')
  if (asked.TransactionId !== payment.transactionId) throw new Refused('TransactionDoesNotBelongToPayment')
  const amount = parseTotal(asked.AmountToRefund, payment.currency)
  if (!amount) throw new Refused('ModelValidationError')
  const refunded = payment.refunds.reduce((sum, one) => sum + one.amount, 0)
  if (refunded + amount > payment.total) throw new Refused('AmountToRefundIsGreaterThanTransactionAmount')

  const transactionId = randomBytes(16).toString('hex')
  payment.refunds.push({ transactionId, amount, comment: asked.Comment, at: now.toISOString() })
  ledger.save()
  const transaction = {
    TransactionId: transactionId,
    Total: Number(formatTotal(amount, payment.currency)),
    POSTransactionId: asked.POSTransactionId ?? null,
    Comment: asked.Comment,
    Status: 'Succeeded',
  }
  return { payment, answer: { PaymentId: payment.paymentId, RefundedTransactions: [transaction], Errors: [] } }
}
