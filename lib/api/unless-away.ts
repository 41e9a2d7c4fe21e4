import 'server-only'
import { ApiError } from './api-error.ts'

/** An answer in place of what the backend would have given; nobody keeps it. */
export const awayAnswer = (): Response =>
  new Response(null, { status: 503, headers: { 'Retry-After': '10', 'Cache-Control': 'private, no-store' } })

const saysAway = (error: unknown): boolean => error instanceof ApiError && (error.status === 0 || error.status >= 500)

/** For files that are written from the backend's answers: 503 while it does not give them. */
export const unlessAway = (write: () => Promise<Response>): Promise<Response> =>
  write().catch((error: unknown) => {
    if (saysAway(error)) return awayAnswer()
    throw error
  })
