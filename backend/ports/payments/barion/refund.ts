import { formatTotal, parseTotal } from '../amounts.ts'
import { isRefunded } from '../is-refunded.ts'
import { PaymentError, type PaymentCurrency, type PaymentReference, type Refund } from '../port.ts'
import { exchange, type BarionLine } from './exchange.ts'
import { type BarionState, refundAnswer } from './messages.ts'

/** `Refund` gives money back into a wallet, the others onto a card or a bank account. */
const refundTypes = new Set(['Refund', 'RefundToBankCard', 'RefundToBankAccount'])

/** Minor units that were given back already. */
function refundedOf({ Transactions }: BarionState, paidId: string, currency: PaymentCurrency): number {
  return Transactions.filter(
    ({ TransactionType, RelatedId }) => refundTypes.has(TransactionType ?? '') && (RelatedId ?? paidId) === paidId,
  ).reduce((sum, { Total }) => {
    const amount = parseTotal(Math.abs(Total), currency)
    if (amount === undefined) throw new PaymentError('untrusted-answer')
    return sum + amount
  }, 0)
}

/**
 * Barion cannot recognise a repeated refund by a key. So its state is read first, which lists the refunds, and a
 * refund that is there already is not asked for again.
 */
export async function refund(
  line: BarionLine,
  state: BarionState,
  { orderRef, currency }: PaymentReference,
  wanted: Refund,
): Promise<void> {
  const paid = state.Transactions.find(({ POSTransactionId }) => POSTransactionId === orderRef)
  if (state.Status !== 'Succeeded' || !paid) throw new PaymentError('wrong-state', { providerCodes: [state.Status] })
  const refunded = refundedOf(state, paid.TransactionId, currency)
  if (isRefunded(refunded, wanted)) return
  const { id, amount } = wanted
  const total = parseTotal(state.Total, currency)
  if (total === undefined) throw new PaymentError('untrusted-answer')
  if (refunded + amount > total) throw new PaymentError('wrong-state', { providerCodes: ['more than was paid'] })

  const toRefund = {
    TransactionId: paid.TransactionId,
    POSTransactionId: orderRef,
    AmountToRefund: Number(formatTotal(amount, currency)),
    // The customer reads it.
    Comment: `${orderRef} / ${id}`,
  }
  const answer = await exchange(line, '/v2/Payment/Refund', refundAnswer, {
    PaymentId: state.PaymentId,
    TransactionsToRefund: [toRefund],
  })
  const isOurs =
    answer.PaymentId === state.PaymentId &&
    answer.RefundedTransactions.some(({ Total }) => parseTotal(Math.abs(Total), currency) === amount)
  if (!isOurs) throw new PaymentError('untrusted-answer')
}
