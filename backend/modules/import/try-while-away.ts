import { setTimeout } from 'node:timers/promises'
import { isDatabaseDown } from '../../http/is-database-down.ts'

/** A database that restarts is back within a minute. */
export const usualPauses: readonly number[] = [1_000, 4_000, 10_000, 15_000, 30_000]

/**
 * Does work that must not be lost because the database is away for a moment.
 * @returns whether it was done; any other error is thrown
 */
export const tryWhileAway = async (work: () => Promise<void>, pauses = usualPauses): Promise<boolean> => {
  for (const pause of [...pauses, undefined]) {
    try {
      await work()
      return true
    } catch (error) {
      if (!isDatabaseDown(error)) throw error
      if (pause !== undefined) await setTimeout(pause)
    }
  }
  return false
}
