import 'server-only'
import { requestScope } from '#lib/process/request-scope.ts'
import { ApiError } from './api-error.ts'
import { backendLimits } from './backend-limits.ts'

/**
 * One deadline for all loads of a request: the page, its layouts, and the error page that Next renders when they fail.
 * Outside of a request each load has a deadline of its own.
 */
const loadingEnds = (): number => {
  const ends = Date.now() + backendLimits.renderingMs
  const scope = requestScope()
  return scope ? (scope.loadingEnds ??= ends) : ends
}

/**
 * Loads data for a page until the deadline of its request.
 * @throws ApiError `service_unavailable` after the deadline
 */
export const withinRendering = async <Value>(loading: Promise<Value>): Promise<Value> => {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const giveUp = () => reject(new ApiError(0, { code: 'service_unavailable', message: '', requestId: '' }))
  const timer = setTimeout(giveUp, loadingEnds() - Date.now())
  return Promise.race([loading, late]).finally(() => clearTimeout(timer))
}
