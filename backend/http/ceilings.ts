import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { fail, type Failure } from '../kernel/result.ts'

/**
 * Tries a minute and client. They protect this process's time, so each process counts for itself, in memory: a count
 * in the database would cost as much as the call. What harms others is counted in `rate-limit.ts`.
 */
const ceilings = {
  // A person who clicks fast makes a hundred; an office behind one address several times that.
  call: 1_200,
  search: 240,
  // Four kinds for each pause while somebody types.
  suggestion: 480,
} as const

export type Ceiling = keyof typeof ceilings
/** Counts one call of a client; undefined lets it pass. */
export type CountCall = (ceiling: Ceiling, client: string) => Promise<Failure<'too_many_requests'> | undefined>

/** @param factor how many times as much is allowed */
export const createCeilings = (factor: number): CountCall => {
  const counters = Object.fromEntries(
    Object.entries(ceilings).map(([name, points]) => [
      name,
      new RateLimiterMemory({ points: points * factor, duration: 60 }),
    ]),
  )
  return async (ceiling, client) => {
    try {
      await counters[ceiling]?.consume(client)
      return undefined
    } catch (rejected) {
      if (!(rejected instanceof RateLimiterRes)) throw rejected
      return fail('too_many_requests', { params: { retryAfter: Math.ceil(rejected.msBeforeNext / 1000) } })
    }
  }
}
