import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { statuses, tryServer, type TryServer } from '#lib/process/try-server.test-support.ts'
import { receiveBody } from './receive-body.ts'
import { inOrder } from './steps/step.ts'

let tried: TryServer
let seen: Buffer[] = []
beforeEach(() => void (seen = []))
beforeAll(async () => {
  const keep = inOrder([
    receiveBody,
    async (request, response) => {
      seen.push(Buffer.concat((await request.toArray()) as Buffer[]))
      response.end(`${request.method} ${request.headers['content-type'] ?? ''}`)
    },
  ])
  tried = await tryServer(keep)
})
afterAll(() => tried.stop())

const head = (path: string, more = '') => `POST ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${more}`
const declared = (path: string, body: Buffer, more = '') =>
  tried.send(`${head(path, more)}Content-Length: ${body.length}\r\n\r\n`, body)
const chunked = (path: string, chunks: Buffer[], more = '') =>
  tried.send(
    `${head(path, more)}Transfer-Encoding: chunked\r\n\r\n`,
    ...chunks.flatMap((chunk) => [`${chunk.length.toString(16)}\r\n`, chunk, '\r\n']),
    '0\r\n\r\n',
  )

const bytes = (length: number) => Buffer.from(Array.from({ length }, (_, index) => index % 256))
const pieces = (length: number) => Array.from({ length: 100 }, () => bytes(length / 100))

test('a body reaches Next byte by byte as it came', async () => {
  expect(statuses(await declared('/api/login', bytes(100_000)))).toEqual([200])
  expect(statuses(await chunked('/api/login', pieces(100_000)))).toEqual([200])
  expect(seen[0]?.equals(bytes(100_000))).toBe(true)
  expect(seen[1]?.equals(Buffer.concat(pieces(100_000)))).toBe(true)
})

test.each(['import', 'quick_order'])('a list of books may be longer: %s', async (call) => {
  const path = `/api/draft_orders/7f9c24e8-3b12-4fef-91e0-56a2d1a3c0de/${call}`
  expect(statuses(await declared(path, bytes(1_000_000)))).toEqual([200])
  expect(statuses(await declared(path, bytes(1_000_001)))).toEqual([413])
})

test('nothing is no body', async () => {
  expect(statuses(await tried.send(`${head('/api/login')}Content-Length: 0\r\n\r\n`))).toEqual([200])
  expect(statuses(await chunked('/api/login', []))).toEqual([200])
  expect(seen.map((body) => body.length)).toEqual([0, 0])
})

test.each(['application/json', 'text/plain', 'application/octet-stream', 'application/x-www-form-urlencoded', ''])(
  'one byte more is too much, of type "%s"',
  async (type) => {
    const more = type && `Content-Type: ${type}\r\n`
    for (const answer of [
      await declared('/api/login', bytes(100_001), more),
      await chunked('/api/login', [...pieces(100_000), bytes(1)], more),
    ]) {
      expect(statuses(answer)).toEqual([413])
      expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ error: { code: 'body_too_large' } })
      expect(answer).toContain('Connection: close\r\n')
    }
    expect(seen).toEqual([])
  },
)

test('what is packed is counted packed, and never unpacked', async () => {
  const bomb = gzipSync(Buffer.alloc(50_000_000))
  expect(statuses(await declared('/api/login', bomb, 'Content-Encoding: gzip\r\n'))).toEqual([200])
  expect(seen[0]?.equals(bomb)).toBe(true)
})

test('a length that is not kept to is no way around', async () => {
  expect(statuses(await tried.send(`${head('/api/login')}Content-Length: 314572800\r\n\r\n`, bytes(50)))).toEqual([413])
})

test('addresses have limits of their own, and a query is no part of an address', async () => {
  expect(statuses(await declared('/api/payments/simplepay/notification?x', bytes(20_000)))).toEqual([200])
  expect(statuses(await declared('/api/payments/simplepay/notification?x', bytes(20_001)))).toEqual([413])
})

test('parts come only where they are waited for', async () => {
  const parts = (path: string) =>
    declared(path, Buffer.from('--x--'), 'Content-Type: Multipart/form-data; boundary=x\r\n')
  expect(statuses(await parts('/api/login'))).toEqual([415])
  expect(statuses(await parts('/api/unsubscribe?token=x'))).toEqual([200])
})

test('a sender who leaves in the middle leaves nothing behind', async () => {
  const { port } = tried
  const { connect } = await import('node:net')
  const socket = connect(port(), '127.0.0.1')
  socket.write(`${head('/api/login')}Content-Length: 50000\r\n\r\nabc`, () => socket.destroy())
  await new Promise((resolve) => socket.once('close', resolve))
  expect(statuses(await declared('/api/login', bytes(1)))).toEqual([200])
  expect(seen).toHaveLength(1)
})
