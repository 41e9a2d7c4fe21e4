import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { handleApiRequest } from './gateway.ts'

const token = 'a-token-that-nobody-may-see'
const backend = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()

beforeEach(() => vi.stubGlobal('fetch', backend))
afterEach(() => void backend.mockReset())

const sameOrigin = { 'Sec-Fetch-Site': 'same-origin' }

const send = (method: string, path: string, headers: Record<string, string> = {}, body?: unknown) =>
  handleApiRequest(
    new Request(`http://localhost:3000/api${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
    (path.slice(1).split('?')[0] ?? '').split('/'),
  )

const grant = (expires_in: number | null, { segment = 'b2c', customer = true } = {}) =>
  backend.mockResolvedValue(
    Response.json(
      { access_token: token, expires_in, segment, customer },
      { headers: { 'Set-Cookie': 'backend=1', Server: 'secret' } },
    ),
  )

const sentHeaders = () => Object.fromEntries(new Headers(backend.mock.calls[0]?.[1].headers).entries())

describe('signing in', () => {
  test('the token goes into the cookie and not into the body', async () => {
    grant(2_592_000)
    const answer = await send('POST', '/login', sameOrigin, {
      grant_type: 'password',
      email: 'a@b.hu',
      password: 'x',
      remember: true,
    })
    expect(await answer.text()).not.toContain(token)
    expect(answer.headers.getSetCookie()).toEqual([
      `sid=${token}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`,
      'segment=b2c; Max-Age=2592000; Path=/; SameSite=Lax',
      'customer=1; Max-Age=2592000; Path=/; SameSite=Lax',
      'impersonation=; Max-Age=0; Path=/; SameSite=Lax',
      'ended=; Max-Age=0; Path=/; SameSite=Lax',
    ])
  })

  test('accepting an invitation exchanges the cookies, too', async () => {
    grant(2_592_000, { segment: 'b2b' })
    const answer = await send('POST', '/v2.0/invitations/accept', sameOrigin, { code: 'x' })
    expect(await answer.text()).not.toContain(token)
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringContaining(`sid=${token}`),
      'segment=b2b; Max-Age=2592000; Path=/; SameSite=Lax',
      expect.stringContaining('customer=1'),
      expect.stringContaining('impersonation=;'),
      expect.stringContaining('ended=;'),
    ])
  })

  test('without remember-me everything ends with the browser', async () => {
    grant(null, { segment: 'b2b' })
    const answer = await send('POST', '/login', sameOrigin, { grant_type: 'password', email: 'a@b.hu', password: 'x' })
    const written = answer.headers.getSetCookie().filter((cookie) => !cookie.includes('=; '))
    expect(written).toHaveLength(3)
    expect(written.join()).not.toContain('Max-Age')
  })

  test('an anonymous session sets no customer cookie', async () => {
    grant(2_592_000, { customer: false })
    const answer = await send('POST', '/login', sameOrigin, { grant_type: 'anonymous' })
    expect(answer.headers.getSetCookie()).toContain('customer=; Max-Age=0; Path=/; SameSite=Lax')
  })

  test('in the name of a customer leaves a hint of its end', async () => {
    const until = '2026-11-26T08:00:00.000Z'
    backend.mockResolvedValue(
      Response.json({
        access_token: token,
        expires_in: null,
        segment: 'b2c',
        customer: true,
        impersonation_ends_at: until,
      }),
    )
    const answer = await send('POST', '/login', sameOrigin, { grant_type: 'one_time_token', token: 'x' })
    expect(answer.headers.getSetCookie()).toContain(`impersonation=${until}; Path=/; SameSite=Lax`)
  })

  test('the gateway does not parse the body; the backend does', async () => {
    grant(null)
    expect((await send('POST', '/login', sameOrigin, 'no grant at all')).status).toBe(200)
  })

  test('an answer that is cut off sets no session cookie', async () => {
    backend.mockResolvedValue(new Response('{"access_token":'))
    const answer = await send('POST', '/login', sameOrigin, { grant_type: 'anonymous' })
    expect(answer.status).toBe(503)
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  test('a wrong password changes no cookie', async () => {
    backend.mockResolvedValue(Response.json({ error: { code: 'invalid_grant' } }, { status: 401 }))
    const answer = await send(
      'POST',
      '/login',
      { ...sameOrigin, Cookie: `sid=${token}` },
      { grant_type: 'password', email: 'a@b.hu', password: 'x' },
    )
    expect(answer.status).toBe(401)
    expect(answer.headers.getSetCookie()).toEqual([])
  })
})

describe('signing out', () => {
  const cleared = [
    'sid=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    ...['segment', 'customer', 'impersonation', 'cart'].map((name) => `${name}=; Max-Age=0; Path=/; SameSite=Lax`),
  ]

  test.each(['/v2.0/token/revoke', '/v2.0/me'])(
    'by DELETE %s says why first, and removes the session cookie and the hint cookies',
    async (route) => {
      backend.mockResolvedValue(Response.json({}))
      expect((await send('DELETE', route, sameOrigin)).headers.getSetCookie()).toEqual([
        'ended=signed_out; Path=/; SameSite=Lax',
        ...cleared,
      ])
    },
  )

  test('a change of the profile does not', async () => {
    backend.mockResolvedValue(Response.json({}))
    expect((await send('PATCH', '/v2.0/me', sameOrigin)).headers.getSetCookie()).toEqual([])
  })

  test('an expired session removes them, too', async () => {
    backend.mockResolvedValue(Response.json({ error: { code: 'unauthenticated' } }, { status: 401 }))
    expect((await send('GET', '/draft_orders/current', { Cookie: `sid=${token}` })).headers.getSetCookie()).toEqual(
      cleared,
    )
  })

  test('one that the operation mode has ended removes them, and says why to every tab', async () => {
    backend.mockResolvedValue(Response.json({ error: { code: 'operation_mode_changed' } }, { status: 401 }))
    const answer = await send('GET', '/v2.0/me', { Cookie: `sid=${token}` })
    expect(answer.headers.getSetCookie()).toEqual(['ended=operation_mode_changed; Path=/; SameSite=Lax', ...cleared])
    expect(await answer.json()).toEqual({ error: { code: 'operation_mode_changed' } })
  })

  test('a cookie that claims a customer without a session is removed', async () => {
    backend.mockResolvedValue(Response.json({ error: { code: 'unauthenticated' } }, { status: 401 }))
    const ask = async (cookie: string) => (await send('GET', '/v2.0/me', { Cookie: cookie })).headers.getSetCookie()
    expect(await ask('locale=hu; customer=1')).toEqual(cleared)
    expect(await ask('locale=hu; cart=2')).toEqual([])
  })

  test('a failed sign-out does not remove them, so that it can be repeated', async () => {
    backend.mockResolvedValue(Response.json({}, { status: 500 }))
    expect(
      (await send('DELETE', '/v2.0/token/revoke', { ...sameOrigin, Cookie: `sid=${token}` })).headers.getSetCookie(),
    ).toEqual([])
  })
})

describe('headers', () => {
  test('only the known ones reach the backend, with the bearer from the cookie', async () => {
    backend.mockResolvedValue(Response.json({}))
    await send('POST', '/draft_orders', {
      ...sameOrigin,
      Cookie: `other=1; sid=${token}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': 'k1',
      'Bot-Check-Token': 't1',
      'X-Forwarded-For': '10.9.9.9',
      'X-Client-IP': '192.0.2.7',
      'X-Middleware-Subrequest': 'x',
      Authorization: 'Bearer forged',
    })
    expect(sentHeaders()).toEqual({
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'bot-check-token': 't1',
      'idempotency-key': 'k1',
      'x-client-ip': '192.0.2.7',
    })
  })

  test('a token goes to the backend as it stands in the cookie', async () => {
    backend.mockResolvedValue(Response.json({}))
    await send('GET', '/v2.0/stores', { Cookie: 'a; sid=a%0D%0Ab%C5%91; sid=second' })
    expect(sentHeaders()).toMatchObject({ authorization: 'Bearer a%0D%0Ab%C5%91' })
  })

  test('only the known ones come back, and nothing is cached', async () => {
    backend.mockResolvedValue(
      Response.json({}, { headers: { 'Set-Cookie': 'backend=1', Server: 'secret', 'Retry-After': '3' } }),
    )
    const answer = await send('GET', '/v2.0/stores')
    expect(Object.fromEntries(answer.headers.entries())).toEqual({
      'cache-control': 'private, no-store',
      'content-type': 'application/json',
      'retry-after': '3',
    })
  })

  test.each(['/../health/live', '/v2.0/../../assets/x', '/./v2.0/stores'])('%s leads nowhere', async (path) => {
    const answer = await handleApiRequest(new Request('http://localhost:3000/api/x'), path.slice(1).split('/'))
    expect(answer.status).toBe(404)
    expect(backend).not.toHaveBeenCalled()
  })

  test('redirects of the backend are not followed and not passed on', async () => {
    backend.mockResolvedValue(new Response(null, { status: 302, headers: { Location: 'http://10.0.0.1/' } }))
    const answer = await send('GET', '/v2.0/stores')
    expect(backend.mock.calls[0]?.[1].redirect).toBe('manual')
    expect(answer.headers.has('location')).toBe(false)
  })

  test('a backend that is away is answered with service_unavailable', async () => {
    backend.mockRejectedValue(new TypeError('fetch failed'))
    const answer = await send('GET', '/v2.0/stores')
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ error: { code: 'service_unavailable' } })
  })
})
