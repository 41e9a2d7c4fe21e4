import 'server-only'
import { requestScope } from '#lib/process/request-scope.ts'
import { ApiError } from './api-error.ts'
import { backendLimits } from './backend-limits.ts'

/**
 * One moment for all that a request loads: a page, its layouts, and the error page that Next makes when they fail.
 * Where no visitor asks, each loading has its own.
 */
const loadingEnds = (): number => {
  const ends = Date.now() + backendLimits.renderingMs
  const scope = requestScope()
  return scope ? (scope.loadingEnds ??= ends) : ends
}

/**
 * What a page loads, unless the visitor has waited long enough for all of it together.
 * @throws ApiError `service_unavailable`
 */
export const withinRendering = async <Value>(loading: Promise<Value>): Promise<Value> => {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const giveUp = () => reject(new ApiError(0, { code: 'service_unavailable', message: '', requestId: '' }))
  const timer = setTimeout(giveUp, loadingEnds() - Date.now())
  return Promise.race([loading, late]).finally(() => clearTimeout(timer))
}
