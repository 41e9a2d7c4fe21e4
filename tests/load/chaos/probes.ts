import { setTimeout as wait } from 'node:timers/promises'
import type { Held } from '../support/inspector.ts'
import { memoryOf } from '../support/memory.ts'
import { ask, startBalancer } from './balancer.ts'

/** One process of the shop. Its id changes when the supervisor starts it again. */
export interface Watched {
  name: string
  origin: string
  pid: () => number
  /** @returns what the process holds after a garbage collection */
  measure: () => Promise<Held>
}

export interface Visits {
  /** The number of answers by status; `none` counts visits that had no answer from either storefront. */
  statuses: Record<string, number>
  slowestMs: number
  /** How often the balancer marked a storefront as down. */
  downs: number
}

/** Visits pages through a balancer before two storefronts, until `over` is aborted. */
export const visitPages = async (
  origins: readonly string[],
  paths: readonly string[],
  over: AbortSignal,
): Promise<Visits> => {
  const balancer = startBalancer(origins, over)
  const visits: Omit<Visits, 'downs'> = { statuses: {}, slowestMs: 0 }
  for (let index = 0; !over.aborted; index++) {
    const begun = Date.now()
    const status = await balancer.visit(paths[index % paths.length] ?? '/')
    const key = String(status ?? 'none')
    visits.statuses[key] = (visits.statuses[key] ?? 0) + 1
    visits.slowestMs = Math.max(visits.slowestMs, Date.now() - begun)
    await wait(150)
  }
  return { ...visits, downs: balancer.downs() }
}

export interface Health {
  name: string
  /** The longest time without an answer from the process. */
  longestAwayMs: number
  /** Memory in MB, measured every five seconds. */
  memory: number[]
}

/** Checks again and again whether one process is alive, until `over` is aborted. */
export const watchHealth = async ({ name, origin, pid }: Watched, over: AbortSignal): Promise<Health> => {
  const health: Health = { name, longestAwayMs: 0, memory: [] }
  let seenAt = Date.now()
  let measuredAt = 0
  while (!over.aborted) {
    if ((await ask(`${origin}/health/live`, AbortSignal.timeout(1_000))) === 200) {
      health.longestAwayMs = Math.max(health.longestAwayMs, Date.now() - seenAt)
      seenAt = Date.now()
      if (seenAt - measuredAt > 5_000) {
        measuredAt = seenAt
        try {
          health.memory.push(Math.round(memoryOf(pid())))
        } catch {
          // The process ended between two measurements.
        }
      }
    }
    await wait(250)
  }
  health.longestAwayMs = Math.max(health.longestAwayMs, Date.now() - seenAt)
  return health
}
