import 'server-only'
import { cache } from 'react'
import { ApiError } from './api-error.ts'
import { backendLimits } from './backend-limits.ts'

/** One moment for all that a page and its layouts load. Outside of a page each call has its own. */
const renderingEnds = cache(() => Date.now() + backendLimits.renderingMs)

/**
 * What a page loads, unless the page has waited long enough for all its parts together.
 * @throws ApiError `service_unavailable`
 */
export const withinRendering = async <Value>(loading: Promise<Value>): Promise<Value> => {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const giveUp = () => reject(new ApiError(0, { code: 'service_unavailable', message: '', requestId: '' }))
  const timer = setTimeout(giveUp, renderingEnds() - Date.now())
  return Promise.race([loading, late]).finally(() => clearTimeout(timer))
}
