import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Ceiling, CountCall } from '../kernel/count-call.ts'
import { fail } from '../kernel/result.ts'

/**
 * Calls a minute and client. These limits protect the time of this process, so each process counts for itself, in
 * memory: a count in the database would cost as much as the call. `rate-limit.ts` counts what harms others.
 */
const ceilings: Record<Ceiling, number> = {
  // A person who clicks fast makes a hundred calls a minute, an office behind one address several times as many.
  call: 1_200,
  search: 240,
  // Suggestions of four kinds after each pause in typing.
  suggestion: 480,
  // Lists of books for the cart: the worst file costs half a second.
  list: 30,
}

/** @param factor multiplies all limits */
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
