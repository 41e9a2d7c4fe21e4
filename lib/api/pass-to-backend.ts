import 'server-only'
import { storefrontEnv } from '#lib/env/storefront.ts'

/** The answer for a backend that does not answer, or stops in the middle of an answer that had to be read. */
export const unavailable = (): Response =>
  Response.json(
    { error: { code: 'service_unavailable', message: '', requestId: '' } },
    { status: 503, headers: { 'Retry-After': '5', 'Cache-Control': 'private, no-store' } },
  )

/** The answer to a call that is not passed to the backend. */
export const refuseCall = (status: 403 | 404, code: 'forbidden' | 'not_found'): Response =>
  Response.json(
    { error: { code, message: '', requestId: '' } },
    { status, headers: { 'Cache-Control': 'private, no-store' } },
  )

/**
 * Passes a visitor's call to the backend, without following redirects. `backend-limits.ts` limits its time, as that of
 * every `fetch` of the backend.
 * @param path below `/api`, with its query
 * @returns the answer, or `service_unavailable` where there is none in time
 */
export const passToBackend = async (
  path: string,
  init: { method: string; headers: Headers; body?: ArrayBuffer | undefined },
): Promise<Response> =>
  fetch(storefrontEnv().API_BASE_URL + path, { ...init, redirect: 'manual', cache: 'no-store' }).catch(unavailable)
