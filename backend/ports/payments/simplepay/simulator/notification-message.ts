import { randomBytes } from 'node:crypto'
import { formatTotal } from '../../amounts.ts'
import { compactTimestamp } from './compact-timestamp.ts'
import { refundStatus } from './refund-status.ts'
import type { Transaction } from './transaction.ts'

/** The IPN's JSON, its fields in the order of the developer documentation. */
export function notificationMessage(transaction: Transaction): string {
  return JSON.stringify({
    salt: randomBytes(16).toString('hex'),
    orderRef: transaction.orderRef,
    method: 'CARD',
    merchant: transaction.merchant,
    finishDate: compactTimestamp(transaction.finishDate),
    paymentDate: compactTimestamp(transaction.paymentDate),
    transactionId: transaction.transactionId,
    status: transaction.status,
    ...(transaction.refunds.length > 0 && {
      refundStatus: refundStatus(transaction),
      remainingTotal: Number(formatTotal(transaction.remainingTotal, transaction.currency)),
    }),
  })
}
