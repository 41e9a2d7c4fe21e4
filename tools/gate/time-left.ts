import type { Suite } from './suites.ts'

/** An estimate is often too low, so a suite needs this much more time. More would leave out the browser suite, which is a third of it all. */
const margin = 1.1

/**
 * Decides which suites a machine can still run before the time of its run is over (decision 0039).
 * @param deadline in milliseconds since 1970; without it, every suite runs
 */
export const watchTime = (deadline = Number.POSITIVE_INFINITY, now: () => number = Date.now) => {
  let [taken, expected] = [0, 0]
  /** How many times slower this machine is than the one on which `seconds` were measured. */
  const slowness = () => Math.max(1, expected > 0 ? taken / expected : 1)

  return {
    /** Remembers how long a suite took here, in seconds. */
    add: (suite: Suite, seconds: number): void => {
      taken += seconds
      expected += suite.seconds ?? 0
    },
    /** @returns undefined for a suite that is to run */
    whyLeftOut: ({ seconds = 0, maxSlowness }: Suite): string | undefined => {
      if (deadline === Number.POSITIVE_INFINITY || maxSlowness === undefined) return undefined
      if (slowness() > maxSlowness)
        return `this machine is ${slowness().toFixed(1)} times as slow as usual, and its time limits are for ${maxSlowness} times`
      const [needed, left] = [seconds * slowness() * margin, (deadline - now()) / 1000]
      return needed > left ? `it needs ${needed.toFixed(0)} s here, and ${left.toFixed(0)} s are left` : undefined
    },
  }
}
