import 'server-only'
import { storefrontEnv } from '#lib/env/storefront.ts'

/** What is said when the backend does not answer, or stops in the middle of an answer that had to be read. */
export const unavailable = (): Response =>
  Response.json(
    { error: { code: 'service_unavailable', message: '', requestId: '' } },
    { status: 503, headers: { 'Retry-After': '5', 'Cache-Control': 'private, no-store' } },
  )

/** A call that does not get as far as the backend. */
export const refuseCall = (status: 403 | 404, code: 'forbidden' | 'not_found'): Response =>
  Response.json(
    { error: { code, message: '', requestId: '' } },
    { status, headers: { 'Cache-Control': 'private, no-store' } },
  )

/**
 * Passes a visitor's call to the backend and follows it nowhere else. How long it may take says
 * `backend-limits.ts`, for every `fetch` of the backend.
 * @param path below `/api`, with its query
 * @returns the answer, or `service_unavailable` where there is none in time
 */
export const passToBackend = async (
  path: string,
  init: { method: string; headers: Headers; body?: ArrayBuffer | undefined },
): Promise<Response> =>
  fetch(storefrontEnv().API_BASE_URL + path, { ...init, redirect: 'manual', cache: 'no-store' }).catch(unavailable)
