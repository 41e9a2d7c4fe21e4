import 'server-only'
import { botTokenHeader } from '#contracts/bot-actions.ts'
import { signInTokenHeader } from '#contracts/credential-providers.ts'
import { passToBackend, refuseCall, unavailable } from '#lib/api/pass-to-backend.ts'
import { pickHeaders } from '#lib/api/pick-headers.ts'
import { isHttps } from '#lib/env/is-https.ts'
import { storefrontEnv } from '#lib/env/storefront.ts'
import { isSameOrigin } from './same-origin.ts'
import {
  readCookie,
  readSessionCookie,
  writeHintCookie,
  writeSessionCookie,
  writeSignInCookie,
} from './session-cookie.ts'

/** `server/` sets `x-client-ip`; a visitor cannot. */
const passedOn = [
  'accept',
  'accept-language',
  'content-type',
  'idempotency-key',
  botTokenHeader,
  'x-currency',
  'x-client-ip',
]
const passedBack = ['content-type', 'content-disposition', 'retry-after', 'idempotent-replayed']

const reads = new Set(['GET', 'HEAD'])

/** Calls whose answer is a new session. */
const grants = new Set(['/login', '/v2.0/invitations/accept'])

interface Grant {
  access_token: string
  expires_in: number | null
  segment: string
  customer: boolean
  impersonation_ends_at?: string
}

/** Moves the token from the answer into the cookie. The hint cookies get the same lifetime. */
const saveToken = async (answer: Response, secure: boolean): Promise<Response> => {
  const { access_token, ...rest } = (await answer.json()) as Grant
  const headers = new Headers({ 'Cache-Control': 'private, no-store' })
  headers.append('Set-Cookie', writeSessionCookie(access_token, rest.expires_in, secure))
  headers.append('Set-Cookie', writeHintCookie('segment', rest.segment, rest.expires_in, secure))
  headers.append(
    'Set-Cookie',
    rest.customer
      ? writeHintCookie('customer', '1', rest.expires_in, secure)
      : writeHintCookie('customer', '', 0, secure),
  )
  headers.append(
    'Set-Cookie',
    rest.impersonation_ends_at
      ? writeHintCookie('impersonation', rest.impersonation_ends_at, rest.expires_in, secure)
      : writeHintCookie('impersonation', '', 0, secure),
  )
  headers.append('Set-Cookie', writeHintCookie('ended', '', 0, secure))
  return Response.json(rest, { headers })
}

/** As long as an attempt is known to the backend at most. */
const signInSeconds = 7_200

/** Moves the token of a sign-in at a provider into a cookie: only this browser can go on. */
const saveSignIn = async (answer: Response, secure: boolean): Promise<Response> => {
  const { token, ...rest } = (await answer.json()) as { token: string; url: string }
  const headers = new Headers({ 'Cache-Control': 'private, no-store' })
  headers.append('Set-Cookie', writeSignInCookie(token, signInSeconds, secure))
  return Response.json(rest, { headers })
}

/** Why a session has ended, for the tabs of this browser (session-parts.tsx). Undefined if nobody has ended it. */
type End = 'signed_out' | 'operation_mode_changed'

/** @param end undefined while the session goes on */
const passBack = (answer: Response, secure: boolean, end?: { reason: End | undefined }): Response => {
  const headers = pickHeaders(answer.headers, passedBack)
  headers.set('Cache-Control', 'private, no-store')
  if (end) {
    // The other tabs watch `customer`, and then read why.
    if (end.reason) headers.append('Set-Cookie', writeHintCookie('ended', end.reason, null, secure))
    headers.append('Set-Cookie', writeSessionCookie('', 0, secure))
    for (const hint of ['segment', 'customer', 'impersonation', 'cart'] as const)
      headers.append('Set-Cookie', writeHintCookie(hint, '', 0, secure))
  }
  return new Response(answer.body, { status: answer.status, headers })
}

/** Whether the browser holds a token, or a cookie that claims a customer without one. */
const isCustomer = (request: Request, token: string | undefined): boolean =>
  token !== undefined || /(?:^|; )customer=/.test(request.headers.get('cookie') ?? '')

/** The backend has refused a call because the session is over. */
const endOf = async (answer: Response): Promise<{ reason: End | undefined }> => {
  const { error } = (await answer
    .clone()
    .json()
    .catch(() => ({}))) as { error?: { code?: string } }
  return { reason: error?.code === 'operation_mode_changed' ? error.code : undefined }
}

/**
 * The path below `/api`. Undefined if a part of it consists of dots only, because such a part would lead out of `/api`.
 */
const routeOf = (path: string[]): string | undefined =>
  path.some((part) => /^\.*$/.test(part)) ? undefined : `/${path.map(encodeURIComponent).join('/')}`

/**
 * Passes calls from the browser to the backend with the token of the session cookie. There is no other way from the
 * browser to the API.
 */
export const handleApiRequest = async (request: Request, path: string[]): Promise<Response> => {
  const { method } = request
  if (!reads.has(method) && !isSameOrigin(request.headers, storefrontEnv().PUBLIC_URL))
    return refuseCall(403, 'forbidden')
  const route = routeOf(path)
  if (!route) return refuseCall(404, 'not_found')
  const secure = isHttps()
  const token = readSessionCookie(request.headers.get('cookie'), secure)
  const headers = pickHeaders(request.headers, passedOn)
  if (token) headers.set('Authorization', `Bearer ${token}`)
  const signInToken = readCookie('sign-in', request.headers.get('cookie'), secure)
  if (signInToken) headers.set(signInTokenHeader, signInToken)
  const body = reads.has(method) ? undefined : await request.arrayBuffer()
  const answer = await passToBackend(route + new URL(request.url).search, { method, headers, body })
  if (answer.ok && method === 'POST' && /^\/v2\.0\/(?:me\/)?sign_in_attempts$/.test(route))
    return saveSignIn(answer, secure).catch(unavailable)
  if (answer.ok && grants.has(route)) return saveToken(answer, secure).catch(unavailable)
  // The hint cookies of an expired session are removed, too. Otherwise the guards would redirect the visitor away from
  // the sign-in page.
  const isLastCall = route === '/v2.0/token/revoke' || (route === '/v2.0/me' && method === 'DELETE')
  if (isLastCall && answer.ok) return passBack(answer, secure, { reason: 'signed_out' })
  const isOver = answer.status === 401 && isCustomer(request, token) && route !== '/login'
  return passBack(answer, secure, isOver ? await endOf(answer) : undefined)
}
