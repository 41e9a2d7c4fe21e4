import { BrokenCircuitError, CircuitState } from 'cockatiel'
import { createCircuitBreaker } from '#lib/process/circuit-breaker.ts'
import { backendLimits } from './backend-limits.ts'

/** Wraps an answer that means that the backend is away, because the breaker counts errors only. */
class AwayAnswer extends Error {
  readonly response: Response

  constructor(response: Response) {
    super(`The backend answered ${response.status}.`)
    this.response = response
  }
}

/** These codes say that a service behind the backend is away, not the backend. */
const codesOfOthers = new Set(['carrier_unavailable', 'files_unavailable', 'payment_failed_to_start'])

/** Statuses of a proxy that has no answer from the backend, and of a backend that cannot work. */
const isAway = async (response: Response): Promise<boolean> => {
  if (![502, 503, 504].includes(response.status)) return false
  const body = (await response
    .clone()
    .json()
    .catch(() => undefined)) as { error?: { code?: string } } | undefined
  return !codesOfOthers.has(body?.error?.code ?? '')
}

/** The caller aborted the request, which says nothing about the backend. */
const isGivenUp = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError'

export interface Breaker {
  /** Whether calls are sent: the backend is not known to be away. */
  isClosed: () => boolean
  /** @throws BrokenCircuitError at once, while the backend is known to be away or another call tries again */
  execute: (call: () => Promise<Response>) => Promise<Response>
}

/**
 * Spares visitors and backend while the backend is away: after some failures in a row (no connection, no answer in time,
 * 502, 503, 504) a call is refused at once with a `BrokenCircuitError`, and every few seconds one call tries again.
 */
export const createBreaker = (): Breaker => {
  const breaker = createCircuitBreaker(
    { failures: backendLimits.failuresToOpen, halfOpenMs: backendLimits.openMs },
    (error) => !isGivenUp(error),
  )
  const callAndCheck = (call: () => Promise<Response>) => async () => {
    const response = await call()
    if (await isAway(response)) throw new AwayAnswer(response)
    return response
  }
  return {
    isClosed: () => breaker.state === CircuitState.Closed,
    execute: async (call) => {
      // Otherwise the library would let this call wait for the end of the test call.
      if (breaker.state === CircuitState.HalfOpen)
        throw new BrokenCircuitError('Another call tries whether the backend is back.')
      try {
        return await breaker.execute(callAndCheck(call))
      } catch (error) {
        if (error instanceof AwayAnswer) return error.response
        throw error
      }
    },
  }
}
