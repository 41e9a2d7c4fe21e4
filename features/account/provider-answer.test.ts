import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { carryAnswer, takeAnswer } from './provider-answer.ts'

const backend = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()

beforeEach(() => vi.stubGlobal('fetch', backend))
afterEach(() => void backend.mockReset())

const origin = 'http://localhost:3000'
const reached = { outcome: 'verified', purpose: 'sign_in', redirectPath: '/kosar?x=1', locale: 'en' }

const come = (search: string, cookie = 'sign-in=browser', provider = 'google') =>
  takeAnswer(new Request(`${origin}/api/sign-in/${provider}${search}`, { headers: { cookie } }), provider)
const post = (form: Record<string, string>, provider = 'apple') =>
  carryAnswer(
    new Request(`${origin}/api/sign-in/${provider}`, { method: 'POST', body: new URLSearchParams(form) }),
    provider,
  )
const sent = () => {
  const [url, init] = backend.mock.calls[0] ?? []
  return {
    url,
    token: new Headers(init?.headers).get('sign-in-token'),
    body: JSON.parse(new TextDecoder().decode(init?.body as ArrayBuffer)) as object,
  }
}
const locationOf = (answer: Response) => answer.headers.get('location')

test('the answer goes to the backend with the token of the browser, and the visitor to the page that goes on', async () => {
  backend.mockResolvedValue(Response.json(reached))
  const answer = await come('?state=s&code=c&scope=email')
  expect(sent()).toMatchObject({ token: 'browser', body: { provider: 'google', state: 's', code: 'c' } })
  expect(answer.status).toBe(303)
  expect(locationOf(answer)).toBe(`${origin}/en/login?provider=google&outcome=verified&redirectPath=%2Fkosar%3Fx%3D1`)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
})

test.each([
  ['add', '/profiladatok'],
  ['confirm', '/regisztracio/megerosites'],
])('what was begun to %s goes on there', async (purpose, path) => {
  backend.mockResolvedValue(Response.json({ ...reached, purpose, locale: 'hu', redirectPath: '/' }))
  const location = new URL(locationOf(await come('?state=s&code=c')) ?? '')
  expect(location.pathname).toContain(path.split('/')[1])
  expect(location.search).toBe('?provider=google&outcome=verified')
})

describe('where nothing is known of the visit, the page to sign in says so', () => {
  test.each([
    ['another browser', '?state=s&code=c', ''],
    ['no state', '?code=c', 'sign-in=browser'],
  ])('%s', async (_, search, cookie) => {
    expect(locationOf(await come(search, `${cookie}; locale=hu`))).toContain('outcome=expired')
    expect(backend).not.toHaveBeenCalled()
  })

  test('a state that the backend does not know', async () => {
    backend.mockResolvedValue(Response.json({}, { status: 403 }))
    expect(locationOf(await come('?state=s&code=c'))).toContain('outcome=expired')
  })

  test('a backend that is away', async () => {
    backend.mockRejectedValue(new Error('down'))
    expect(locationOf(await come('?state=s&code=c'))).toContain('outcome=unavailable')
  })
})

describe('the form that Apple posts', () => {
  test('comes back as a request of the browser’s own, without a code or a name in its address', async () => {
    const user = JSON.stringify({ name: { firstName: 'Anna', lastName: 'Édes' }, email: 'x@y.hu' })
    const carried = await post({ state: 's', code: 'c', id_token: 't', user })
    expect(carried.status).toBe(303)
    expect(locationOf(carried)).toBe(`${origin}/api/sign-in/apple`)
    const [cookie = ''] = carried.headers.getSetCookie()
    expect(cookie).toMatch(/HttpOnly; SameSite=Lax$/)
    backend.mockResolvedValue(Response.json(reached))
    const answer = await come('', `sign-in=browser; ${cookie.split(';')[0]}`, 'apple')
    expect(sent().body).toEqual({ provider: 'apple', state: 's', code: 'c', firstName: 'Anna', lastName: 'Édes' })
    expect(answer.headers.getSetCookie()[0]).toContain('Max-Age=0')
  })

  test('with names that are none, or too long, brings its code all the same', async () => {
    for (const user of ['{', '{"name":1}', '[]', 'null', JSON.stringify({ name: { firstName: 'x'.repeat(9_000) } })]) {
      const [cookie = ''] = (await post({ state: 's', code: 'c', user })).headers.getSetCookie()
      expect(cookie.length).toBeLessThan(4_000)
      backend.mockReset()
      backend.mockResolvedValue(Response.json(reached))
      await come('', `sign-in=browser; ${cookie.split(';')[0]}`, 'apple')
      expect(sent().body).toEqual({ provider: 'apple', state: 's', code: 'c' })
    }
  })

  test('a carried answer that somebody has written is read as none', async () => {
    for (const text of ['%', 'bnVsbA', 'MQ'])
      expect(locationOf(await come('', `sign-in=b; provider-answer=${text}`))).toContain('expired')
  })
})

test('another provider is not there', async () => {
  expect((await come('?state=s', '', 'evil')).status).toBe(404)
  expect((await post({}, 'evil')).status).toBe(404)
})
