import 'server-only'
import { ApiError } from './api-error.ts'

/** The answer when the backend gives none. It must not be cached. */
export const awayAnswer = (): Response =>
  new Response(null, { status: 503, headers: { 'Retry-After': '10', 'Cache-Control': 'private, no-store' } })

const saysAway = (error: unknown): boolean => error instanceof ApiError && (error.status === 0 || error.status >= 500)

/** For files that are built from answers of the backend: 503 while the backend does not answer. */
export const unlessAway = (write: () => Promise<Response>): Promise<Response> =>
  write().catch((error: unknown) => {
    if (saysAway(error)) return awayAnswer()
    throw error
  })
