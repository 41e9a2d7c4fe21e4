import { backendLimits } from '#lib/api/backend-limits.ts'
import { apiBaseUrl } from '#lib/env/api-base-url.ts'

let pausedUntil = 0

/**
 * A call of a guard. Next runs the middleware apart from the pages, with a `fetch` of its own, so the circuit breaker
 * of the pages does not cover it: after a call without an answer no guard calls the backend for some seconds.
 * @param read takes from the answer what the guard needs; undefined where the answer does not say it
 */
export const fetchBackend = async <Value>(
  path: string,
  read: (answer: Response) => Promise<Value | undefined>,
): Promise<Value | undefined> => {
  if (Date.now() < pausedUntil) return undefined
  const value = await fetch(apiBaseUrl() + path, { signal: AbortSignal.timeout(backendLimits.guardMs) })
    .then(read)
    .catch(() => undefined)
  if (value === undefined) pausedUntil = Date.now() + backendLimits.guardPauseMs
  return value
}
