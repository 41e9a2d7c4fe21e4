import 'server-only'
import { isHttps } from '#lib/env/is-https.ts'
import { storefrontEnv } from '#lib/env/storefront.ts'
import { isSameOrigin } from './same-origin.ts'
import { readSessionCookie, writeHintCookie, writeSessionCookie } from './session-cookie.ts'

const passedOn = ['accept', 'accept-language', 'content-type', 'idempotency-key', 'x-currency']

const forward = async (
  request: Request,
  path: string,
  body: ArrayBuffer | undefined,
  token: string | undefined,
): Promise<Response> => {
  const headers = new Headers()
  for (const name of passedOn) {
    const value = request.headers.get(name)
    if (value) headers.set(name, value)
  }
  if (token) headers.set('Authorization', `Bearer ${token}`)
  headers.set('X-Client-IP', request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? 'local')
  return fetch(storefrontEnv().API_BASE_URL + path, {
    method: request.method,
    headers,
    body,
    redirect: 'manual',
    cache: 'no-store',
    signal: AbortSignal.timeout(30_000),
  })
}

/** The token goes into the cookie and nowhere else; the hints live exactly as long. */
const keepToken = async (answer: Response, isCustomer: boolean, secure: boolean): Promise<Response> => {
  const { access_token, ...rest } = (await answer.json()) as {
    access_token: string
    expires_in: number | null
    segment: string
  }
  const headers = new Headers({ 'Cache-Control': 'private, no-store' })
  headers.append('Set-Cookie', writeSessionCookie(access_token, rest.expires_in, secure))
  headers.append('Set-Cookie', writeHintCookie('segment', rest.segment, rest.expires_in, secure))
  headers.append(
    'Set-Cookie',
    isCustomer ? writeHintCookie('customer', '1', rest.expires_in, secure) : writeHintCookie('customer', '', 0, secure),
  )
  return Response.json(rest, { headers })
}

const passBack = (answer: Response, secure: boolean, sessionEnded: boolean): Response => {
  const headers = new Headers({ 'Cache-Control': 'private, no-store' })
  for (const name of ['content-type', 'content-disposition', 'retry-after', 'idempotent-replayed']) {
    const value = answer.headers.get(name)
    if (value) headers.set(name, value)
  }
  if (sessionEnded) {
    headers.append('Set-Cookie', writeSessionCookie('', 0, secure))
    for (const hint of ['segment', 'customer', 'cart'] as const)
      headers.append('Set-Cookie', writeHintCookie(hint, '', 0, secure))
  }
  return new Response(answer.body, { status: answer.status, headers })
}

const unavailable = () =>
  Response.json(
    { error: { code: 'service_unavailable', message: '', requestId: '' } },
    { status: 503, headers: { 'Retry-After': '5', 'Cache-Control': 'private, no-store' } },
  )

/** Only asked once the backend has accepted the body. */
const isPasswordGrant = (body: ArrayBuffer | undefined): boolean =>
  (JSON.parse(new TextDecoder().decode(body)) as { grant_type: string }).grant_type === 'password'

/** Browser -> session cookie -> backend. The only way from the browser to the API. */
export const handleApiRequest = async (request: Request, path: string[]): Promise<Response> => {
  if (request.method !== 'GET' && !isSameOrigin(request.headers))
    return Response.json({ error: { code: 'forbidden', message: '', requestId: '' } }, { status: 403 })
  const secure = isHttps()
  const token = readSessionCookie(request.headers.get('cookie'), secure)
  const route = `/${path.map(encodeURIComponent).join('/')}`
  const body = request.method === 'GET' ? undefined : await request.arrayBuffer()
  const answer = await forward(request, route + new URL(request.url).search, body, token).catch(() => undefined)
  if (!answer) return unavailable()
  if (answer.ok && route === '/login') return keepToken(answer, isPasswordGrant(body), secure)
  // A session that has expired takes its hints along: they would keep the visitor away from the sign-in page.
  const sessionEnded =
    route === '/v2.0/token/revoke' ? answer.ok : answer.status === 401 && token !== undefined && route !== '/login'
  return passBack(answer, secure, sessionEnded)
}
