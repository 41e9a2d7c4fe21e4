import { setImmediate } from 'node:timers/promises'
import type { Outcome } from './outcome.ts'

/** Reports the outcomes of one batch while Postgres writes the next one. */
export const createLateReport = (onOutcomes: (outcomes: readonly Outcome[]) => Promise<void>) => {
  let waiting: readonly Outcome[] = []
  let running = Promise.resolve()
  /** Reports what waits as soon as the caller waits for something itself. */
  const begin = (): void => {
    if (waiting.length === 0) return
    const outcomes = waiting
    waiting = []
    running = setImmediate(outcomes).then(onOutcomes)
    // Who ends the report gets its failure; until then Node must not report it as unhandled.
    running.catch(() => {})
  }
  const end = async (): Promise<void> => {
    begin()
    await running
  }
  return {
    begin,
    end,
    /** Ends the report before, and takes the outcomes that come after it. */
    follow: async (outcomes: readonly Outcome[]): Promise<void> => {
      await end()
      waiting = outcomes
    },
  }
}
