import { setTimeout as wait } from 'node:timers/promises'
import { askOnWire } from '../support/wire.ts'

export interface Readiness {
  checks: number
  /** Answers other than 200, and missing answers. */
  wrong: number
  slowestMs: number
}

const everyMs = 500

/** Checks twice a second whether a storefront is ready, as a balancer does. */
export const watchReadiness = (port: number): { stop: () => Promise<Readiness> } => {
  const seen: Readiness = { checks: 0, wrong: 0, slowestMs: 0 }
  const closing = new AbortController()
  const watch = async () => {
    while (!closing.signal.aborted) {
      const begun = performance.now()
      const answer = await askOnWire({ port, path: '/health/ready', from: '127.0.0.9' }).catch(() => undefined)
      seen.checks += 1
      if (answer?.status !== 200) seen.wrong += 1
      seen.slowestMs = Math.max(seen.slowestMs, Math.round(performance.now() - begun))
      await wait(everyMs)
    }
    return seen
  }
  const watched = watch()
  return {
    stop: () => {
      closing.abort()
      return watched
    },
  }
}
