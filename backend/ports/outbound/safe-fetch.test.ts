import type { RequestListener } from 'node:http'
import { inspect } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { OutboundError } from './outbound-error.ts'
import { openOutside } from './outside.test-support.ts'
import { createSafeFetch, type SafeFetchOptions } from './safe-fetch.ts'

const noRequest: RequestListener = () => {
  throw new Error('Nobody was to be asked')
}

async function setUp(listener: RequestListener, options: Partial<SafeFetchOptions> = {}) {
  const outside = await openOutside(listener)
  const waits: number[] = []
  const allowedHosts = [outside.host, 'carrier.example', 'localhost:4100']
  const safeFetch = createSafeFetch({
    allowedHosts,
    privateHosts: allowedHosts,
    timeoutMs: 1000,
    maxBytes: 100,
    breaker: { failures: 2, halfOpenMs: 150 },
    sleep: async (ms) => waits.push(ms),
    random: () => 0.5,
    ...options,
  })
  return {
    ...outside,
    waits,
    safeFetch,
    call: (path = '/', method = 'GET') => safeFetch(`http://${outside.host}${path}`, { method }),
  }
}

/** Answers with these statuses one after the other, then with 200. The status 0 closes the connection. */
const inTurn =
  (...statuses: number[]): RequestListener =>
  (request, response) => {
    const status = statuses.shift() ?? 200
    if (status === 0) request.socket.destroy()
    else response.writeHead(status).end('ok')
  }
const always =
  (status: number): RequestListener =>
  (_, response) =>
    void response.writeHead(status).end('no')

test('gives status, headers and body', async () => {
  const latin2 = Buffer.from([0xf5, 0xfb])
  const { call } = await setUp(
    (_, response) =>
      void response.writeHead(200, { 'Content-Type': 'text/plain; charset=ISO-8859-2', ETag: '"a"' }).end(latin2),
  )
  const response = await call()
  expect(response).toMatchObject({ status: 200, body: 'őű' })
  expect([...response.bytes]).toEqual([...latin2])
  expect(response.headers.get('etag')).toBe('"a"')
})

test('sends method, headers and body as they are', async () => {
  const body = '{"a":  "ő"}'
  const { safeFetch, host } = await setUp((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => response.end(`${request.method} ${request.headers['x-test']} ${text}`))
  })
  expect((await safeFetch(`http://${host}/`, { method: 'POST', headers: { 'X-Test': 'yes' }, body })).body).toBe(
    `POST yes ${body}`,
  )
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
  const { safeFetch } = await setUp(noRequest)
  await expect(safeFetch(url)).rejects.toMatchObject({ code: 'host_not_allowed' })
})

test.each(['http://127.0.0.1:80/a?b', 'http://LOCALHOST:4999/'])(
  'names of hosts stand for the usual port, in any case: %j',
  async (url) => {
    const allowedHosts = ['127.0.0.1', 'LocalHost:4999']
    const safeFetch = createSafeFetch({ allowedHosts, timeoutMs: 500, maxBytes: 100, sleep: async () => {} })
    // The list allows the host, but its address is private.
    await expect(safeFetch(url)).rejects.toMatchObject({ code: 'private_address' })
  },
)

test('304 is an answer', async () => {
  const { call } = await setUp(always(304))
  await expect(call()).resolves.toMatchObject({ status: 304 })
})

test('GET is tried twice more after 5xx, with growing waits', async () => {
  const { call, waits } = await setUp(inTurn(503, 0))
  await expect(call()).resolves.toMatchObject({ body: 'ok' })
  expect(waits).toEqual([200, 400])
})

test.each([
  [404, 'GET', 1],
  [429, 'GET', 1],
  [500, 'POST', 1],
  [0, 'POST', 1],
  [500, 'get', 3],
  [0, 'GET', 3],
])('after %i, %s is tried %i times', async (status, method, tries) => {
  const { call, requestCount } = await setUp(inTurn(status, status, status))
  await expect(call('/', method)).rejects.toBeInstanceOf(OutboundError)
  expect(requestCount()).toBe(tries)
})

test('bad_status keeps the answer, out of sight of logs', async () => {
  const { call } = await setUp(
    (_, response) => void response.writeHead(401, { 'X-Secret': 'secret' }).end('secret body'),
  )
  const error: unknown = await call('/?key=secret').catch((thrown: unknown) => thrown)
  if (!(error instanceof OutboundError)) throw new Error('not typed')
  expect(error.code).toBe('bad_status')
  expect(error.response).toMatchObject({ status: 401, body: 'secret body' })
  expect(inspect(error, { depth: 9 }) + JSON.stringify({ ...error })).not.toContain('secret')
})

test('the breaker opens after failing calls, for that host alone, then lets one try', async () => {
  let status = 500
  const { call, safeFetch, requestCount } = await setUp((_, response) => void response.writeHead(status).end('ok'))
  await expect(call()).rejects.toMatchObject({ code: 'bad_status' })
  await expect(call()).rejects.toMatchObject({ code: 'bad_status' })
  const before = requestCount()
  await expect(call()).rejects.toMatchObject({ code: 'circuit_open' })
  expect(requestCount()).toBe(before)
  await expect(safeFetch('http://localhost:4100/')).rejects.toMatchObject({ code: 'unreachable' })

  await new Promise((resolve) => setTimeout(resolve, 160))
  status = 200
  expect(await Promise.all([call(), call()])).toMatchObject([{ status: 200 }, { status: 200 }])
})

test('a failed try opens it for the whole time again', async () => {
  const { call } = await setUp(always(500))
  for (const code of ['bad_status', 'bad_status', 'circuit_open'])
    await expect(call('/', 'POST')).rejects.toMatchObject({ code })
  await new Promise((resolve) => setTimeout(resolve, 160))
  for (const code of ['bad_status', 'circuit_open', 'circuit_open'])
    await expect(call('/', 'POST')).rejects.toMatchObject({ code })
})

test('4xx, redirects and large bodies do not open the breaker, and start the count again', async () => {
  const answers: [number, string][] = [
    [500, ''],
    [404, ''],
    [500, ''],
    [302, ''],
    [500, ''],
    [200, 'x'.repeat(101)],
    [400, ''],
  ]
  const { call } = await setUp((_, response) => {
    const [status, body] = answers.shift() ?? [200, 'ok']
    response.writeHead(status, { Location: '/' }).end(body)
  })
  for (const code of ['bad_status', 'bad_status', 'bad_status', 'redirect', 'bad_status', 'too_large', 'bad_status'])
    await expect(call('/', 'POST')).rejects.toMatchObject({ code })
  await expect(call()).resolves.toMatchObject({ body: 'ok' })
})

test('whatever is asked and answered, only typed errors come out', async () => {
  let answer: [number, string, string] = [200, '', '']
  const { safeFetch, host } = await setUp(
    (_, response) => {
      const [status, body, type] = answer
      response.writeHead(status, { 'Content-Type': type }).end([204, 304].includes(status) ? undefined : body)
    },
    { breaker: { failures: 10_000, halfOpenMs: 1 } },
  )
  const anyUrl = fc.oneof(
    fc.webUrl(),
    fc.string(),
    fc.constant(`http://${host}/`),
    fc.webPath().map((path) => `http://${host}${path}`),
  )
  const anyType = fc.string().map((text) => text.replaceAll(/[^\t\x20-\x7e]/g, '?'))
  await fc.assert(
    fc.asyncProperty(
      anyUrl,
      fc.integer({ min: 200, max: 599 }),
      fc.string(),
      anyType,
      async (url, status, body, type) => {
        answer = [status, body, type]
        const outcome: unknown = await safeFetch(url).then(
          ({ body: read }) => read,
          (error: unknown) => error,
        )
        expect(typeof outcome === 'string' || outcome instanceof OutboundError).toBe(true)
      },
    ),
  )
})
