import { inspect } from 'node:util'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { OutboundError } from './outbound-error.ts'
import { createSafeFetch, type SafeFetchOptions } from './safe-fetch.ts'

const URL_A = 'https://carrier.example/list.json'

function setUp(answer: () => Response | Promise<Response>, options: Partial<SafeFetchOptions> = {}) {
  const time = { now: 0 }
  const waits: number[] = []
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer())
  const safeFetch = createSafeFetch({
    fetch,
    allowedHosts: ['carrier.example', 'localhost:4100'],
    timeoutMs: 1000,
    maxBytes: 100,
    breaker: { failures: 2, halfOpenMs: 30_000 },
    clock: () => time.now,
    sleep: async (ms) => waits.push(ms),
    random: () => 0.5,
    ...options,
  })
  return { safeFetch, fetch, waits, time }
}

const ok = () => new Response('ok')
const status = (code: number) => () => new Response('no', { status: code })
const refused = () => Promise.reject(new TypeError('fetch failed'))

test('gives status, headers and body', async () => {
  const latin2 = new Uint8Array([0xf5, 0xfb])
  const headers = { 'Content-Type': 'text/plain; charset=ISO-8859-2' }
  const { safeFetch } = setUp(() => new Response(latin2, { headers }))
  const response = await safeFetch(URL_A)
  expect(response).toMatchObject({ status: 200, body: 'őű' })
  expect([...response.bytes]).toEqual([...latin2])
})

test.each([
  'https://carrier.example.evil.test/',
  'https://carrier.example:8443/',
  'https://carrier.example@evil.test/',
  'https://user:pass@carrier.example/',
  'http://localhost/',
  'http://127.0.0.1:4100/',
  'ftp://carrier.example/',
  'file:///etc/passwd',
  'data:text/plain,carrier.example',
  '//carrier.example/',
  '',
])('%j is not allowed', async (url) => {
  const { safeFetch, fetch } = setUp(ok)
  await expect(safeFetch(url)).rejects.toMatchObject({ code: 'host_not_allowed' })
  expect(fetch).not.toHaveBeenCalled()
})

const ALLOWED = ['https://CARRIER.example/a?b', 'http://carrier.example:80/', 'http://localhost:4100/']

test.each(ALLOWED)('%j is allowed', async (url) => {
  await expect(setUp(ok).safeFetch(url)).resolves.toMatchObject({ status: 200 })
})

test('a redirect is an error and is not followed', async () => {
  const { safeFetch, fetch } = setUp(() => Response.redirect('https://carrier.example/other', 302))
  await expect(safeFetch(URL_A)).rejects.toMatchObject({ code: 'redirect' })
  expect(fetch).toHaveBeenCalledOnce()
  expect(fetch.mock.calls[0]?.[1]?.redirect).toBe('manual')
})

test('304 is an answer', async () => {
  const { safeFetch } = setUp(() => new Response(null, { status: 304 }))
  await expect(safeFetch(URL_A)).resolves.toMatchObject({ status: 304 })
})

test('GET is tried twice more after 5xx, with growing waits', async () => {
  const answers = [status(503), refused, ok]
  const { safeFetch, waits } = setUp(() => (answers.shift() ?? ok)())
  await expect(safeFetch(URL_A)).resolves.toMatchObject({ body: 'ok' })
  expect(waits).toEqual([200, 400])
})

test.each([
  [status(404), undefined, 1],
  [status(429), undefined, 1],
  [status(500), 'POST', 1],
  [refused, 'POST', 1],
  [status(500), 'get', 3],
  [refused, undefined, 3],
] as const)('number of tries, case %#', async (answer, method, tries) => {
  const { safeFetch, fetch } = setUp(answer)
  await expect(safeFetch(URL_A, method && { method })).rejects.toBeInstanceOf(OutboundError)
  expect(fetch).toHaveBeenCalledTimes(tries)
})

test('bad_status keeps the answer, out of sight of logs', async () => {
  const { safeFetch } = setUp(() => new Response('secret body', { status: 401 }))
  const error: unknown = await safeFetch(`${URL_A}?key=secret`).catch((thrown: unknown) => thrown)
  if (!(error instanceof OutboundError)) throw new Error('not typed')
  expect(error.code).toBe('bad_status')
  expect(error.response).toMatchObject({ status: 401, body: 'secret body' })
  expect(inspect(error, { depth: 9 }) + JSON.stringify({ ...error })).not.toContain('secret')
})

test('the breaker opens after failing calls, then lets one try', async () => {
  let answer = refused as () => Promise<Response>
  const { safeFetch, fetch, time } = setUp(() => answer())
  await expect(safeFetch(URL_A)).rejects.toMatchObject({ code: 'unreachable' })
  await expect(safeFetch(URL_A)).rejects.toMatchObject({ code: 'unreachable' })
  fetch.mockClear()
  await expect(safeFetch(URL_A)).rejects.toMatchObject({ code: 'circuit_open' })
  expect(fetch).not.toHaveBeenCalled()
  await expect(safeFetch('http://localhost:4100/')).rejects.toMatchObject({ code: 'unreachable' })

  time.now = 30_000
  answer = async () => ok()
  const [first, second] = await Promise.allSettled([safeFetch(URL_A), safeFetch(URL_A)])
  expect([first.status, second.status]).toEqual(['fulfilled', 'rejected'])
  await expect(safeFetch(URL_A)).resolves.toMatchObject({ status: 200 })
})

test('4xx, redirects and large bodies do not open the breaker', async () => {
  const answers = [status(404), () => Response.redirect(URL_A), () => new Response('x'.repeat(101)), status(400), ok]
  const { safeFetch } = setUp(() => (answers.shift() ?? ok)())
  for (const code of ['bad_status', 'redirect', 'too_large', 'bad_status']) {
    await expect(safeFetch(URL_A)).rejects.toMatchObject({ code })
  }
  await expect(safeFetch(URL_A)).resolves.toMatchObject({ body: 'ok' })
})

test('whatever is asked and answered, only typed errors come out', async () => {
  const anyStatus = fc.oneof(fc.integer({ min: 200, max: 599 }), fc.constant(0))
  const anyUrl = fc.oneof(fc.webUrl(), fc.string(), fc.constant(URL_A))
  await fc.assert(
    fc.asyncProperty(anyUrl, anyStatus, fc.string(), fc.string(), async (url, code, body, type) => {
      const bodiless = [204, 205, 304].includes(code)
      const { safeFetch } = setUp(() => {
        const response = new Response(bodiless ? null : body, { status: code })
        response.headers.set('content-type', type)
        return response
      })
      const outcome: unknown = await safeFetch(url).then(({ body: read }) => read, (error: unknown) => error)
      expect(typeof outcome === 'string' || outcome instanceof OutboundError).toBe(true)
    }),
  )
})
