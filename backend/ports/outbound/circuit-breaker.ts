export interface BreakerOptions {
  /** Calls that must fail one after another before a host is left alone. */
  failures: number
  /** Milliseconds until one call is let through to try an open host again. */
  halfOpenMs: number
}

export interface CircuitBreaker {
  /** Whether a call to the host may start now. In the half-open state only one caller gets `true` until it reports. */
  admits(host: string): boolean
  /** Reports how an admitted call ended. */
  record(host: string, healthy: boolean): void
}

interface HostState {
  failures: number
  openUntil: number | undefined
  probing: boolean
}

/** `clock` gives epoch milliseconds. */
export function createCircuitBreaker(options: BreakerOptions, clock: () => number): CircuitBreaker {
  const hosts = new Map<string, HostState>()

  return {
    admits(host) {
      const state = hosts.get(host)
      if (state?.openUntil === undefined) return true
      if (state.probing || clock() < state.openUntil) return false
      state.probing = true
      return true
    },

    record(host, healthy) {
      if (healthy) {
        hosts.delete(host)
        return
      }
      // Only a success resets the count, so a failed try of a half-open host opens it again at once.
      const failures = (hosts.get(host)?.failures ?? 0) + 1
      const opens = failures >= options.failures
      hosts.set(host, { failures, openUntil: opens ? clock() + options.halfOpenMs : undefined, probing: false })
    },
  }
}
