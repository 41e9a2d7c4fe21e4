import type { RequestListener } from 'node:http'
import { createServer } from 'node:net'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import type { Resolve } from './guarded-lookup.ts'
import { openOutside } from './outside.test-support.ts'
import { createSafeFetch, type SafeFetchInit, type SafeFetchOptions } from './safe-fetch.ts'

async function setUp(listener: RequestListener, options: Partial<SafeFetchOptions> = {}) {
  const outside = await openOutside(listener)
  const allowedHosts = [outside.host]
  const safeFetch = createSafeFetch({
    allowedHosts,
    privateHosts: allowedHosts,
    timeoutMs: 400,
    maxBytes: 10_000,
    sleep: async () => undefined,
    ...options,
  })
  return { ...outside, call: (init?: SafeFetchInit) => safeFetch(`http://${outside.host}/`, init) }
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
  const { call, close } = await setUp(() => undefined)
  close()
  await expect(call()).rejects.toMatchObject({ code: 'unreachable' })
})

test('an answer of 100 MB is not read to its end', async () => {
  let sent = 0
  const { call } = await setUp(
    (_, response) => {
      const piece = Buffer.alloc(1_000_000)
      const more = () => {
        while (sent < 100 && response.write(piece)) sent += 1
      }
      response.on('drain', more)
      more()
    },
    { timeoutMs: 5_000 },
  )
  const before = process.memoryUsage().rss
  await expect(call()).rejects.toMatchObject({ code: 'too_large' })
  expect(sent).toBeLessThan(20)
  expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000)
})

test('a body that is no gzip although it says so is an error like others', async () => {
  const { call } = await setUp(
    (_, response) => void response.writeHead(200, { 'Content-Encoding': 'gzip' }).end('{"a":1}'),
  )
  await expect(call({ method: 'POST' })).rejects.toMatchObject({ code: 'unreachable' })
})

test('what is no HTTP is an error like others', async () => {
  const server = createServer((socket) => void socket.end('SSH-2.0-OpenSSH\r\n'))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as { port: number }
  const hosts = [`127.0.0.1:${port}`]
  const safeFetch = createSafeFetch({
    allowedHosts: hosts,
    privateHosts: hosts,
    timeoutMs: 400,
    maxBytes: 100,
    sleep: async () => undefined,
  })
  await expect(safeFetch(`http://127.0.0.1:${port}/`)).rejects.toMatchObject({ code: 'unreachable' })
})

const refuse: RequestListener = () => {
  throw new Error('Nobody was to be asked')
}

test.each([
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f000001',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '0.0.0.0',
  '169.254.169.254',
  'localhost',
])('%s is not asked, although the list has it', async (name) => {
  const { port, requestCount } = await openOutside(refuse)
  const url = new URL(`http://${name}:${port}/`)
  const safeFetch = createSafeFetch({ allowedHosts: [url.host], timeoutMs: 400, maxBytes: 100 })
  await expect(safeFetch(url)).rejects.toMatchObject({ code: 'private_address' })
  expect(requestCount()).toBe(0)
})

/** A name server that gives these answers in turn. 127.0.0.2 stands for an address of the internet. */
const nameServer =
  (...answers: string[][]): Resolve =>
  (_name, _options, done) =>
    done(
      null,
      (answers.shift() ?? ['127.0.0.1']).map((address) => ({ address, family: 4 })),
    )
const isAllowed = (address: string) => address === '127.0.0.2'

test('a name whose server changes its answer never leads to this machine', async () => {
  const good = await openOutside(
    (_, response) => void response.writeHead(200, { Connection: 'close' }).end('good'),
    '127.0.0.2',
  )
  const secret = await openOutside(refuse, '127.0.0.1', good.port)
  const host = `rebinding.example:${good.port}`
  const safeFetch = createSafeFetch({
    allowedHosts: [host],
    timeoutMs: 400,
    maxBytes: 100,
    isAllowed,
    resolve: nameServer(['127.0.0.2'], ['127.0.0.1']),
  })
  expect((await safeFetch(`http://${host}/`)).body).toBe('good')
  await expect(safeFetch(`http://${host}/`)).rejects.toMatchObject({ code: 'private_address' })
  expect([good.requestCount(), secret.requestCount()]).toEqual([1, 0])
})

test('one private address among those of a name is enough', async () => {
  const { port, requestCount } = await openOutside(refuse, '127.0.0.2')
  const host = `mixed.example:${port}`
  const safeFetch = createSafeFetch({
    allowedHosts: [host],
    timeoutMs: 400,
    maxBytes: 100,
    isAllowed,
    resolve: nameServer(['127.0.0.2', '127.0.0.1']),
  })
  await expect(safeFetch(`http://${host}/`)).rejects.toMatchObject({ code: 'private_address' })
  expect(requestCount()).toBe(0)
})

test('a redirect to this machine is not followed', async () => {
  const secret = await openOutside(refuse)
  const { call } = await setUp(
    (_, response) => void response.writeHead(302, { Location: `http://${secret.host}/` }).end(),
  )
  await expect(call()).rejects.toMatchObject({ code: 'redirect' })
  expect(secret.requestCount()).toBe(0)
})

test('a proxy that the environment names is not asked', async () => {
  const proxy = await openOutside(refuse)
  process.env.http_proxy = `http://${proxy.host}`
  onTestFinished(() => void delete process.env.http_proxy)
  const { call } = await setUp((_, response) => void response.end('direct'))
  expect((await call()).body).toBe('direct')
})
