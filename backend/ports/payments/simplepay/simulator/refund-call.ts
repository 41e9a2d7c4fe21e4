import { formatTotal, parseTotal } from '../../amounts.ts'
import type { TransactionLedger } from './ledger.ts'
import type { TransactionNotifier } from './notifier.ts'
import { referredTransaction } from './referred-transaction.ts'
import type { Handler } from './signed-call.ts'
import { newTransactionId } from './start-call.ts'

export function refundCall(ledger: TransactionLedger, notifier: TransactionNotifier, now: () => Date): Handler {
  return (message, account) => {
    const transaction = referredTransaction(ledger, message, account)
    if (typeof transaction === 'number') return transaction
    if (transaction.status !== 'FINISHED') return 5022
    const amount = parseTotal(message.refundTotal, transaction.currency)
    if (!amount || amount > transaction.remainingTotal) return 5110

    const refundTransactionId = newTransactionId(ledger)
    transaction.refunds.push({ transactionId: refundTransactionId, amount, at: now().toISOString() })
    transaction.remainingTotal -= amount
    ledger.save()
    void notifier.notify(transaction, 'after')
    const { transactionId, orderRef, currency, remainingTotal } = transaction
    return {
      orderRef,
      currency,
      transactionId,
      refundTransactionId,
      refundTotal: Number(formatTotal(amount, currency)),
      remainingTotal: Number(formatTotal(remainingTotal, currency)),
    }
  }
}
