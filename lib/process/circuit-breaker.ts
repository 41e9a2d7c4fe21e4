import { circuitBreaker, type CircuitBreakerPolicy, ConsecutiveBreaker, handleWhen } from 'cockatiel'

export interface BreakerLimits {
  /** Failures in a row that open the breaker. */
  failures: number
  /** Milliseconds for which it stays open; then one call tries again. */
  halfOpenMs: number
}

/**
 * The breaker in front of everything that may be away: the backend, mail servers, storages, other hosts.
 * @param isFailure which errors say that the other side is away; all of them without it
 */
export const createCircuitBreaker = (
  { failures, halfOpenMs }: BreakerLimits,
  isFailure: (error: unknown) => boolean = () => true,
): CircuitBreakerPolicy =>
  circuitBreaker(handleWhen(isFailure), {
    halfOpenAfter: halfOpenMs,
    breaker: new ConsecutiveBreaker(failures),
  })
