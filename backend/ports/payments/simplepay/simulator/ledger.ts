import type { Ledger } from '../../simulator/ledger.ts'
import { moveTo, type Transaction } from './transaction.ts'

export type TransactionLedger = Ledger<Transaction>

const daysUntilReversed = 21

/** Moves a transaction whose time is over. @returns whether it was */
export function expire(transaction: Transaction, now: Date): boolean {
  if (transaction.status === 'INIT' && now >= new Date(transaction.payUntil)) {
    moveTo(transaction, 'TIMEOUT', now)
    return true
  }
  // A blocked amount that nobody finishes is released after 21 days.
  if (transaction.status === 'AUTHORIZED' && transaction.paymentDate) {
    const blockedFor = now.getTime() - new Date(transaction.paymentDate).getTime()
    if (blockedFor < daysUntilReversed * 24 * 60 * 60 * 1000) return false
    moveTo(transaction, 'REVERSED', now)
    return true
  }
  return false
}
