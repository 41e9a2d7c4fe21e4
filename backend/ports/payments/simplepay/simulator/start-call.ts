import { randomBytes, randomInt } from 'node:crypto'
import { formatTotal } from '../../amounts.ts'
import { timestamp } from '../timestamp.ts'
import type { TransactionLedger } from './ledger.ts'
import { requestedTotal } from './requested-total.ts'
import type { Handler, Message } from './signed-call.ts'
import { startRefusal } from './start-refusal.ts'
import type { Transaction } from './transaction.ts'

/** The account's default when a start names no `timeout`. */
const defaultTimeoutMs = 5 * 60_000

export function startCall(ledger: TransactionLedger, now: () => Date, publicOrigin: string | undefined): Handler {
  return (message, account, origin) => {
    const isKnown = (orderRef: string) =>
      ledger.find((one) => one.merchant === account.merchant && one.orderRef === orderRef) !== undefined
    const refusal = startRefusal(message, account, isKnown)
    if (refusal) return refusal
    const total = requestedTotal(message, account.currency)
    if ('refusal' in total) return total.refusal

    const payUntil = message.timeout ? new Date(String(message.timeout)) : new Date(now().getTime() + defaultTimeoutMs)
    const transaction: Transaction = {
      transactionId: newTransactionId(ledger),
      token: randomBytes(24).toString('base64url'),
      merchant: account.merchant,
      orderRef: String(message.orderRef),
      currency: account.currency,
      total: total.amount,
      remainingTotal: total.amount,
      language: String(message.language),
      twoStep: message.twoStep === true,
      backUrls: backUrls(message),
      payUntil: payUntil.toISOString(),
      status: 'INIT',
      history: [{ status: 'INIT', at: now().toISOString() }],
      refunds: [],
      notifications: [],
    }
    ledger.add(transaction)

    return {
      orderRef: transaction.orderRef,
      currency: transaction.currency,
      transactionId: transaction.transactionId,
      timeout: timestamp(payUntil),
      total: Number(formatTotal(transaction.total, transaction.currency)),
      paymentUrl: `${publicOrigin ?? origin}/pay/pay/pspHU/${transaction.token}`,
    }
  }
}

/** Nine digits today. Random, so that a shop's database never meets the same id after a restart of the simulator. */
export function newTransactionId(ledger: TransactionLedger): number {
  const used = new Set(ledger.all().flatMap((one) => [one, ...one.refunds].map((entry) => entry.transactionId)))
  for (;;) {
    const id = randomInt(500_000_000, 1_000_000_000)
    if (!used.has(id)) return id
  }
}

function backUrls({ url, urls }: Message): Transaction['backUrls'] {
  // `urls` wins over `url`.
  if (urls) return urls as Transaction['backUrls']
  const one = String(url)
  return { success: one, fail: one, cancel: one, timeout: one }
}
