import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { createSafeFetch, type SafeFetchInit, type SafeFetchOptions } from './safe-fetch.ts'

const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function setUp(listener: RequestListener, options: Partial<SafeFetchOptions> = {}) {
  let requests = 0
  const server = createServer((request, response) => {
    requests += 1
    listener(request, response)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const safeFetch = createSafeFetch({
    fetch: globalThis.fetch,
    allowedHosts: [host],
    timeoutMs: 400,
    maxBytes: 10_000,
    sleep: async () => undefined,
    ...options,
  })
  return { call: (init?: SafeFetchInit) => safeFetch(`http://${host}/`, init), requestCount: () => requests }
}

test('a body that trickles in, one byte a second, runs into the time limit', async () => {
  let hungUp = false
  const { call, requestCount } = await setUp((_, response) => {
    response.writeHead(200)
    response.write('{')
    const timer = setInterval(() => response.write('x'), 1000)
    response.on('close', () => {
      hungUp = true
      clearInterval(timer)
    })
  })
  const start = performance.now()
  await expect(call()).rejects.toMatchObject({ code: 'timeout' })
  expect(performance.now() - start).toBeLessThan(900)
  await expect.poll(() => hungUp).toBe(true)
  expect(requestCount()).toBe(1)
})

test('a server that never answers runs into the time limit', async () => {
  const { call } = await setUp(() => undefined)
  await expect(call()).rejects.toMatchObject({ code: 'timeout' })
})

test('a call may bring its own time limit', async () => {
  const { call } = await setUp(() => undefined, { timeoutMs: 60_000 })
  await expect(call({ method: 'POST', body: '{}', timeoutMs: 50 })).rejects.toMatchObject({ code: 'timeout' })
})

test('the time limit also covers the waits between tries', async () => {
  const { call } = await setUp((_, response) => response.writeHead(503).end(), {
    timeoutMs: 50,
    sleep: undefined,
    random: () => 1,
  })
  await expect(call()).rejects.toMatchObject({ code: 'timeout' })
})

test('an endless body is cut off at the size limit', async () => {
  const { call } = await setUp((_, response) => {
    const timer = setInterval(() => response.write('x'.repeat(4096)), 1)
    response.on('close', () => clearInterval(timer))
  })
  await expect(call()).rejects.toMatchObject({ code: 'too_large' })
})

test('the size limit holds for what a small compressed body unpacks to', async () => {
  const { call } = await setUp((_, response) => {
    response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync(Buffer.alloc(1_000_000)))
  })
  await expect(call()).rejects.toMatchObject({ code: 'too_large' })
})

test('an announced size over the limit is refused at once', async () => {
  const { call } = await setUp((_, response) => {
    response.writeHead(200, { 'Content-Length': '10001' })
    response.flushHeaders()
  })
  await expect(call()).rejects.toMatchObject({ code: 'too_large' })
})

test('a connection that breaks in the body is tried again, then reported', async () => {
  const { call, requestCount } = await setUp((_, response) => {
    response.writeHead(200, { 'Content-Length': '1000' })
    response.write('half')
    setTimeout(() => response.destroy(), 20)
  })
  await expect(call()).rejects.toMatchObject({ code: 'unreachable' })
  expect(requestCount()).toBe(3)
})

test('a redirect of a real server is not followed', async () => {
  const { call, requestCount } = await setUp((_, response) => response.writeHead(302, { Location: '/secret' }).end())
  await expect(call()).rejects.toMatchObject({ code: 'redirect' })
  expect(requestCount()).toBe(1)
})

test('a closed port is unreachable', async () => {
  const { call } = await setUp(() => undefined)
  await new Promise((resolve) => servers.pop()?.close(resolve))
  await expect(call()).rejects.toMatchObject({ code: 'unreachable' })
})
