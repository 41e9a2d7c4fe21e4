import { setTimeout as wait } from 'node:timers/promises'

/** How often each storefront is asked whether it is ready, and how long it may take to say so, in milliseconds. */
const health = { everyMs: 500, withinMs: 500 }
/** So long one visit waits for its answer, however many storefronts that takes, in milliseconds. */
const patienceMs = 4_800

/** Asks once. @returns the status, undefined without a whole answer */
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

/** One storefront as the balancer knows it. */
interface Known {
  origin: string
  /** Aborted while it is down, so that whoever waits for it is sent to another one. */
  down: AbortController
}

export interface Balancer {
  /** A visit of a page. @returns the status of its answer, undefined if no storefront gave one in time */
  visit: (path: string) => Promise<number | undefined>
  /** How often a storefront was taken for down. */
  downs: () => number
}

/**
 * A small balancer as one stands before a shop: a storefront is down after one question about its health without a good
 * answer, and up after one with it. Visits go to those that are up, in turn; one that gets no answer, or 502, goes on to the next.
 */
export const startBalancer = (origins: readonly string[], over: AbortSignal): Balancer => {
  const storefronts = origins.map((origin): Known => ({ origin, down: new AbortController() }))
  let [turn, downs] = [0, 0]

  const watch = async (one: Known): Promise<void> => {
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

  const next = (): Known | undefined => {
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
