import { setTimeout as wait } from 'node:timers/promises'

/**
 * How often the balancer checks whether each storefront is ready, and how long the answer may take, in milliseconds.
 */
const health = { everyMs: 500, withinMs: 500 }
/** The longest time that a visit waits for its answer, over all storefronts that it tries, in milliseconds. */
const patienceMs = 4_800

/** Sends one request. @returns the status; undefined without a complete answer */
export const ask = async (url: string, signal: AbortSignal): Promise<number | undefined> => {
  const headers = { 'user-agent': 'Mozilla/5.0 (compatible; testbot/1.0)' }
  try {
    const answer = await fetch(url, { headers, redirect: 'manual', signal })
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return undefined
  }
}

/** The state of one storefront. */
interface Target {
  origin: string
  /** This controller is aborted while the storefront is down, so that waiting visits go to another storefront. */
  down: AbortController
}

export interface Balancer {
  /** Visits a page. @returns the status of the answer; undefined if no storefront answered in time */
  visit: (path: string) => Promise<number | undefined>
  /** @returns how often a storefront was marked as down */
  downs: () => number
}

/**
 * A small balancer, as it stands before a shop in production. A storefront is down after one failed health check and up
 * after one passed check. Visits go to the storefronts that are up, in turn. A visit without an answer, or with 502,
 * goes to the next storefront.
 */
export const startBalancer = (origins: readonly string[], over: AbortSignal): Balancer => {
  const storefronts = origins.map((origin): Target => ({ origin, down: new AbortController() }))
  let [turn, downs] = [0, 0]

  const watch = async (one: Target): Promise<void> => {
    while (!over.aborted) {
      const isReady = (await ask(`${one.origin}/health/ready`, AbortSignal.timeout(health.withinMs))) === 200
      if (!isReady && !one.down.signal.aborted) {
        downs += 1
        one.down.abort()
      }
      if (isReady && one.down.signal.aborted) one.down = new AbortController()
      await wait(health.everyMs)
    }
  }
  for (const one of storefronts) void watch(one)

  const next = (): Target | undefined => {
    const up = storefronts.filter(({ down }) => !down.signal.aborted)
    return up[turn++ % up.length]
  }
  return {
    visit: async (path) => {
      for (const until = Date.now() + patienceMs; Date.now() < until; await wait(20)) {
        const one = next()
        const status =
          one &&
          (await ask(one.origin + path, AbortSignal.any([AbortSignal.timeout(until - Date.now()), one.down.signal])))
        if (status !== undefined && status !== 502) return status
      }
      return undefined
    },
    downs: () => downs,
  }
}
