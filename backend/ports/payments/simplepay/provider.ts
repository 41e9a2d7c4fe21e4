import { randomBytes } from 'node:crypto'
import { PaymentError, type Outbound, type PaymentProvider, type PaymentReference, type PaymentState } from '../port.ts'
import { parseTotal } from '../amounts.ts'
import { exchange, type SimplePayLine } from './exchange.ts'
import { accountFor, type MerchantAccounts } from './merchants.ts'
import { cancelAnswer, queryAnswer, startAnswer } from './messages.ts'
import { readNotification } from './read-notification.ts'
import { readReturn } from './read-return.ts'
import { refund } from './refund.ts'
import { startMessage } from './start-message.ts'
import { normaliseStatus, resultOfStatus } from './status.ts'

export interface SimplePayOptions {
  /** With the trailing slash, e.g. https://sandbox.simplepay.hu/payment/v2/ */
  baseUrl: string
  merchants: MerchantAccounts
  send: Outbound
  timeoutMs?: number
  /** 32 to 64 characters, new for every message. */
  salt?: () => string
}

/** SimplePay (OTP) API v2, card payment in one step. */
export function createSimplePay(options: SimplePayOptions): PaymentProvider {
  const { merchants } = options
  const line: SimplePayLine = {
    baseUrl: options.baseUrl,
    send: options.send,
    timeoutMs: options.timeoutMs ?? 10_000,
    salt: options.salt ?? (() => randomBytes(16).toString('hex')),
  }

  return {
    name: 'simplepay',

    async start(request) {
      const account = accountFor(merchants, request.currency)
      const answer = await exchange(line, account, 'start', startMessage(request), startAnswer)
      const isOurs =
        answer.merchant === account.merchant &&
        answer.orderRef === request.orderRef &&
        answer.currency === request.currency &&
        parseTotal(answer.total, request.currency) === request.amount
      if (!isOurs) throw new PaymentError('untrusted-answer')
      return { providerId: answer.transactionId, paymentUrl: answer.paymentUrl }
    },

    query: (reference) => queryState(line, merchants, reference),

    async cancel({ orderRef, currency }) {
      const account = accountFor(merchants, currency)
      const answer = await exchange(line, account, 'transactioncancel', { orderRef, currency }, cancelAnswer)
      const isCancelled =
        answer.merchant === account.merchant &&
        answer.orderRef === orderRef &&
        resultOfStatus(answer.status) === 'CANCELED'
      if (!isCancelled) throw new PaymentError('untrusted-answer')
    },

    refund: (reference, wanted) => refund(line, merchants, reference, wanted),
    readReturn: (query) => readReturn(merchants, query),
    readNotification: (request) => readNotification(merchants, request),
  }
}

async function queryState(
  line: SimplePayLine,
  merchants: MerchantAccounts,
  { orderRef, currency }: PaymentReference,
): Promise<PaymentState | undefined> {
  const account = accountFor(merchants, currency)
  const message = { orderRefs: [orderRef] }
  const answer = await exchange(line, account, 'query', message, queryAnswer).catch((error: unknown) => {
    if (error instanceof PaymentError && error.code === 'unknown-reference') return undefined
    throw error
  })
  if (!answer) return undefined
  if (answer.merchant !== account.merchant) throw new PaymentError('untrusted-answer')

  const states = answer.transactions
    .filter((transaction) => transaction.merchant === account.merchant && transaction.orderRef === orderRef)
    .map((transaction): PaymentState => {
      const amount = parseTotal(transaction.total, currency)
      // A state without an amount would slip past the caller's comparison.
      if (amount === undefined) throw new PaymentError('untrusted-answer')
      return {
        result: resultOfStatus(transaction.status),
        providerStatus: normaliseStatus(transaction.status),
        orderRef,
        providerId: transaction.transactionId,
        amount,
        currency,
      }
    })
  if (states.length === 0 && answer.transactions.length > 0) throw new PaymentError('untrusted-answer')
  // An account can be marked to let a reference start again (error 5013); then the paid one counts.
  return states.find((state) => state.result === 'SUCCESSFUL') ?? states.at(-1)
}
