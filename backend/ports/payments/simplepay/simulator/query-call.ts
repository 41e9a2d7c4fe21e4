import { formatTotal } from '../../amounts.ts'
import { compactTimestamp } from './compact-timestamp.ts'
import type { TransactionLedger } from './ledger.ts'
import { refundStatus } from './refund-status.ts'
import type { Handler, Message } from './signed-call.ts'
import type { Transaction } from './transaction.ts'

const maxIds = 50

export function queryCall(ledger: TransactionLedger): Handler {
  return (message, account) => {
    const transactionIds = ids(message.transactionIds)
    const orderRefs = ids(message.orderRefs)
    if (transactionIds.length + orderRefs.length === 0) return 5111
    if (orderRefs.length > maxIds) return 5327
    if (transactionIds.length > maxIds) return 5328

    const found = ledger
      .all()
      .filter(
        (one) =>
          one.merchant === account.merchant &&
          (transactionIds.includes(String(one.transactionId)) || orderRefs.includes(one.orderRef)),
      )
    return {
      transactions: found.map((transaction) => describe(transaction, message)),
      totalCount: found.length,
    }
  }
}

function ids(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : []
}

function describe(transaction: Transaction, { salt, detailed, refunds }: Message): Message {
  const major = (amount: number) => Number(formatTotal(amount, transaction.currency))
  return {
    salt,
    merchant: transaction.merchant,
    orderRef: transaction.orderRef,
    total: major(transaction.total),
    transactionId: transaction.transactionId,
    status: transaction.status,
    resultCode: 'OK',
    remainingTotal: major(transaction.remainingTotal),
    paymentDate: compactTimestamp(transaction.paymentDate),
    finishDate: compactTimestamp(transaction.finishDate),
    method: 'CARD',
    ...(transaction.refunds.length > 0 && { refundStatus: refundStatus(transaction) }),
    ...(refunds === true && {
      refunds: transaction.refunds.map(({ transactionId, amount, at }) => ({
        transactionId,
        refundTotal: major(amount),
        refundDate: compactTimestamp(at),
        status: 'FINISHED',
      })),
    }),
    ...(detailed === true && {
      currency: transaction.currency,
      language: transaction.language,
      twoStep: transaction.twoStep,
    }),
  }
}
