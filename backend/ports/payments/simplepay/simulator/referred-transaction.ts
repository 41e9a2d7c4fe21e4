import type { TransactionLedger } from './ledger.ts'
import type { SimulatedMerchant } from './merchants.ts'
import type { Message } from './signed-call.ts'
import type { Transaction } from './transaction.ts'

/** The transaction a finish, refund or cancel names by `transactionId` or `orderRef`, or an error code. */
export function referredTransaction(
  ledger: TransactionLedger,
  message: Message,
  account: SimulatedMerchant,
): Transaction | number {
  const { transactionId, orderRef, currency } = message
  if (!transactionId && !orderRef) return 5111
  if (!currency) return 5223
  if (currency !== account.currency) return 5307
  const transaction = ledger.find(
    (one) =>
      one.merchant === account.merchant &&
      (transactionId ? String(one.transactionId) === String(transactionId) : one.orderRef === String(orderRef)),
  )
  return transaction ?? 5011
}
