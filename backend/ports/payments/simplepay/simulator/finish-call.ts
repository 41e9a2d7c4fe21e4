import { formatTotal, parseTotal } from '../../amounts.ts'
import type { TransactionLedger } from './ledger.ts'
import type { TransactionNotifier } from './notifier.ts'
import { referredTransaction } from './referred-transaction.ts'
import type { Handler } from './signed-call.ts'
import { moveTo } from './transaction.ts'

/** Second step of a two-step payment: takes all or part of the blocked amount, or releases it with 0. */
export function finishCall(ledger: TransactionLedger, notifier: TransactionNotifier, now: () => Date): Handler {
  return (message, account) => {
    const transaction = referredTransaction(ledger, message, account)
    if (typeof transaction === 'number') return transaction
    if (transaction.status !== 'AUTHORIZED') return 5022
    const { currency } = transaction
    const approved = parseTotal(message.approveTotal, currency)
    if (parseTotal(message.originalTotal, currency) !== transaction.total) return 5323
    if (approved === undefined || approved > transaction.total) return 5323

    moveTo(transaction, approved > 0 ? 'FINISHED' : 'REVERSED', now())
    transaction.remainingTotal = approved
    ledger.save()
    void notifier.notify(transaction, 'after')
    const { transactionId, orderRef } = transaction
    return { orderRef, currency, transactionId, approveTotal: Number(formatTotal(approved, currency)) }
  }
}
