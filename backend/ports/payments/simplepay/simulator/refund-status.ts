import type { Transaction } from './transaction.ts'

/** Only PARTIAL is printed in the documentation; FULL is our reading. */
export function refundStatus(transaction: Transaction): 'PARTIAL' | 'FULL' {
  return transaction.remainingTotal === 0 ? 'FULL' : 'PARTIAL'
}
