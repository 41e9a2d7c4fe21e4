import { createNotifier, type Notifier } from '../../simulator/notifier.ts'
import { sign } from '../signature.ts'
import { acknowledgementProblem } from './acknowledgement-problem.ts'
import type { SimulatedMerchant } from './merchants.ts'
import { notificationMessage } from './notification-message.ts'
import type { Settings } from './settings.ts'
import type { Transaction } from './transaction.ts'

export type TransactionNotifier = Notifier<Transaction>

const minute = 60_000
const hour = 60 * minute
/** As the developer documentation lists it. */
const schedule = [
  ...[5, 10, 15, 30, 45].map((n) => n * minute),
  ...[1, 2, 3, 6, 9, 12, 18, 24, 36, 48, 60, 72].map((n) => n * hour),
]
const financial = new Set<string>(['FINISHED', 'AUTHORIZED', 'REVERSED'])

interface Surroundings {
  settings: Settings
  accountOf: (transaction: Transaction) => SimulatedMerchant
  onAttempt: () => void
  now: () => Date
}

/** Sends signed IPNs. */
export function createIpnNotifier({ settings, accountOf, onAttempt, now }: Surroundings): TransactionNotifier {
  return createNotifier<Transaction>({
    settings,
    schedule,
    answerLimitMs: 20_000,
    deliveryOf: (transaction) => {
      const url = settings.notificationUrl
      if (!url || !(settings.notifyFailures || financial.has(transaction.status))) return undefined
      const body = notificationMessage(transaction)
      const { secret } = accountOf(transaction)
      return { url, body, headers: { 'Content-Type': 'application/json', Signature: sign(body, secret) } }
    },
    problemOf: (answer, transaction) => acknowledgementProblem(answer, transaction, accountOf(transaction).secret),
    onAttempt,
    now,
  })
}
