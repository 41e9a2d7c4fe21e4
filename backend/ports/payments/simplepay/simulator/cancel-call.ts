import type { TransactionLedger } from './ledger.ts'
import type { TransactionNotifier } from './notifier.ts'
import { referredTransaction } from './referred-transaction.ts'
import type { Handler } from './signed-call.ts'
import { moveTo } from './transaction.ts'

export function cancelCall(ledger: TransactionLedger, notifier: TransactionNotifier, now: () => Date): Handler {
  return (message, account) => {
    const transaction = referredTransaction(ledger, message, account)
    if (typeof transaction === 'number') return transaction
    if (transaction.status !== 'INIT') return 5022
    moveTo(transaction, 'CANCELLED', now())
    ledger.save()
    void notifier.notify(transaction, 'after')
    const { transactionId, orderRef, status } = transaction
    return { transactionId, orderRef, status }
  }
}
