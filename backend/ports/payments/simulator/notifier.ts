import type { SimulatedPayment } from './simulated-payment.ts'

/** When the notification goes out, seen from the browser's return. */
export const notifyPlans = ['after', 'before', 'twice', 'never'] as const
export type NotifyPlan = (typeof notifyPlans)[number]

interface Delivery {
  url: string
  headers: Record<string, string>
  body: string
}

export interface Notifier<Payment> {
  /** Resolves after the first attempt for `before`, at once for the others. */
  notify(payment: Payment, plan: NotifyPlan): Promise<void>
  close(): void
}

interface NotifierOptions<Payment> {
  settings: { notificationDelayMs: number; speed: number }
  /** When it is delivered again without an acknowledgement: milliseconds from the first attempt. */
  schedule: readonly number[]
  answerLimitMs: number
  /** Undefined if the provider tells nobody of this status. */
  deliveryOf: (payment: Payment) => Delivery | undefined
  /** Why the answer is no acknowledgement; undefined if it is one. */
  problemOf: (answer: Response, payment: Payment) => Promise<string | undefined>
  /** Called when an attempt has been written into the payment. */
  onAttempt: () => void
  now: () => Date
}

export function createNotifier<Payment extends SimulatedPayment>(options: NotifierOptions<Payment>): Notifier<Payment> {
  const { settings, schedule, answerLimitMs, deliveryOf, problemOf, onAttempt, now } = options
  const timers = new Set<NodeJS.Timeout>()
  const stop = new AbortController()

  function later(ms: number, run: () => Promise<void>): void {
    const timer = setTimeout(() => {
      timers.delete(timer)
      void run()
    }, ms)
    timers.add(timer.unref())
  }

  async function attempt(payment: Payment, { url, headers, body }: Delivery): Promise<boolean> {
    const { status } = payment
    // No provider follows redirects.
    const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(answerLimitMs)])
    const problem = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal })
      .then((answer) => problemOf(answer, payment))
      .catch((error: unknown) => `no answer: ${String(error)}`)
    if (stop.signal.aborted) return true
    const at = now().toISOString()
    payment.notifications.push({ at, status, acknowledged: !problem, ...(problem && { problem }) })
    onAttempt()
    return !problem
  }

  async function deliver(payment: Payment, delivery: Delivery, round = 0): Promise<void> {
    if (await attempt(payment, delivery)) return
    const next = schedule[round]
    if (next === undefined) return
    const wait = (next - (schedule[round - 1] ?? 0)) / settings.speed
    later(wait, () => deliver(payment, delivery, round + 1))
  }

  return {
    async notify(payment, plan) {
      const delivery = deliveryOf(payment)
      if (!delivery || plan === 'never') return
      if (plan === 'before') return deliver(payment, delivery)
      later(settings.notificationDelayMs, async () => {
        await deliver(payment, delivery)
        if (plan === 'twice') await deliver(payment, delivery)
      })
    },
    close() {
      stop.abort()
      for (const timer of timers) clearTimeout(timer)
    },
  }
}
