import { PaymentError, type PaymentReference, type Refund } from '../port.ts'
import { formatTotal, parseTotal } from '../amounts.ts'
import { isRefunded } from '../is-refunded.ts'
import { exchange, type SimplePayLine } from './exchange.ts'
import { accountFor, type MerchantAccount, type MerchantAccounts } from './merchants.ts'
import { queryAnswer, refundAnswer } from './messages.ts'

interface Paid {
  transactionId: string
  /** Minor units */
  refunded: number
}

async function findPaid(
  line: SimplePayLine,
  account: MerchantAccount,
  { orderRef, currency, providerId }: PaymentReference,
): Promise<Paid> {
  const message = providerId === undefined ? { orderRefs: [orderRef] } : { transactionIds: [providerId] }
  const answer = await exchange(line, account, 'query', message, queryAnswer)
  // A reference that was let start again has several transactions; the paid one is meant.
  const paid = answer.transactions.find(
    ({ merchant, orderRef: ref, status }) => merchant === account.merchant && ref === orderRef && status === 'FINISHED',
  )
  if (!paid) throw new PaymentError('wrong-state')
  const total = parseTotal(paid.total, currency)
  // Without it nobody has been given anything back.
  const remaining = paid.remainingTotal === undefined ? total : parseTotal(paid.remainingTotal, currency)
  if (answer.merchant !== account.merchant || total === undefined || remaining === undefined)
    throw new PaymentError('untrusted-answer')
  return { transactionId: paid.transactionId, refunded: total - remaining }
}

/**
 * SimplePay cannot recognise a repeated refund by a key, but it answers how much is refunded already and never refunds
 * more than was paid. So the state is read first.
 */
export async function refund(
  line: SimplePayLine,
  merchants: MerchantAccounts,
  reference: PaymentReference,
  wanted: Refund,
): Promise<void> {
  const { currency } = reference
  const { amount } = wanted
  const account = accountFor(merchants, currency)
  const { transactionId, refunded } = await findPaid(line, account, reference)
  if (isRefunded(refunded, wanted)) return
  const answer = await exchange(
    line,
    account,
    'refund',
    { transactionId, currency, refundTotal: formatTotal(amount, currency) },
    refundAnswer,
  )
  const isOurs =
    answer.merchant === account.merchant &&
    answer.transactionId === transactionId &&
    answer.currency === currency &&
    parseTotal(answer.refundTotal, currency) === amount
  if (!isOurs) throw new PaymentError('untrusted-answer')
}
