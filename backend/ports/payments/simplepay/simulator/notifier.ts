import { sign } from '../signature.ts'
import { acknowledgementProblem } from './acknowledgement-problem.ts'
import type { SimulatedMerchant } from './merchants.ts'
import { notificationMessage } from './notification-message.ts'
import type { Settings } from './settings.ts'
import type { Transaction } from './transaction.ts'

/** When the IPN goes out, seen from the browser's return. */
export const notifyPlans = ['after', 'before', 'twice', 'never'] as const
export type NotifyPlan = (typeof notifyPlans)[number]

const minute = 60_000
const hour = 60 * minute
/** Redelivery, counted from the first attempt, as the developer documentation lists it. */
const schedule = [
  ...[5, 10, 15, 30, 45].map((n) => n * minute),
  ...[1, 2, 3, 6, 9, 12, 18, 24, 36, 48, 60, 72].map((n) => n * hour),
]
const answerLimitMs = 20_000
const financial = new Set<string>(['FINISHED', 'AUTHORIZED', 'REVERSED'])

export interface Notifier {
  /** Resolves after the first attempt for `before`, at once for the others. */
  notify(transaction: Transaction, plan: NotifyPlan): Promise<void>
  close(): void
}

interface Surroundings {
  settings: Settings
  accountOf: (transaction: Transaction) => SimulatedMerchant
  /** Called when an attempt has been written into the transaction. */
  onAttempt: () => void
  now: () => Date
}

export function createNotifier({ settings, accountOf, onAttempt, now }: Surroundings): Notifier {
  const timers = new Set<NodeJS.Timeout>()
  const stop = new AbortController()

  function later(ms: number, run: () => Promise<void>): void {
    const timer = setTimeout(() => {
      timers.delete(timer)
      void run()
    }, ms)
    timers.add(timer.unref())
  }

  async function attempt(transaction: Transaction, body: string, url: string): Promise<boolean> {
    const { status } = transaction
    const { secret } = accountOf(transaction)
    const problem = await post(url, body, sign(body, secret), stop.signal)
      .then((answer) => acknowledgementProblem(answer, transaction, secret))
      .catch((error: unknown) => `no answer: ${String(error)}`)
    if (stop.signal.aborted) return true
    const at = now().toISOString()
    transaction.notifications.push({ at, status, acknowledged: !problem, ...(problem && { problem }) })
    onAttempt()
    return !problem
  }

  async function deliver(transaction: Transaction, body: string, url: string, round = 0): Promise<void> {
    if (await attempt(transaction, body, url)) return
    const next = schedule[round]
    if (next === undefined) return
    const wait = (next - (schedule[round - 1] ?? 0)) / settings.speed
    later(wait, () => deliver(transaction, body, url, round + 1))
  }

  return {
    async notify(transaction, plan) {
      const url = settings.notificationUrl
      const isWanted = settings.notifyFailures || financial.has(transaction.status)
      if (!url || !isWanted || plan === 'never') return
      const body = notificationMessage(transaction)
      if (plan === 'before') return deliver(transaction, body, url)
      later(settings.notificationDelayMs, async () => {
        await deliver(transaction, body, url)
        if (plan === 'twice') await deliver(transaction, body, url)
      })
    },
    close() {
      stop.abort()
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

function post(url: string, body: string, signature: string, stop: AbortSignal): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', Signature: signature }
  // The vendor follows no redirects and waits 20 seconds.
  const signal = AbortSignal.any([stop, AbortSignal.timeout(answerLimitMs)])
  return fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal })
}
