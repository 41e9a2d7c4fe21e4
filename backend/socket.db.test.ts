import { connect as connectSocket, type AddressInfo } from 'node:net'
import type { Server } from 'node:http'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ErrorCode, errorStatus } from '#contracts/errors.ts'
import { createTestContext } from '#tests/support/test-context.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { createApp } from './app.ts'
import type { Connection } from './db/connect.ts'
import { createHttpServer } from './http/create-http-server.ts'

let connection: Connection
let server: Server
let port: number

beforeAll(async () => {
  connection = await createTestDatabase()
  server = createHttpServer(createApp(createTestContext(connection)).fetch)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
  // The first call of a process takes longer than any other.
  await get('/api/v2.0/stores')
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await connection.close()
})

interface Reply {
  status: number
  headers: string
  body: string
  ms: number
}

/** Sends bytes as they are and reads until the server closes. */
const send = (...parts: (string | Buffer)[]): Promise<Reply> =>
  new Promise((resolve) => {
    const begun = performance.now()
    const socket = connectSocket(port, '127.0.0.1')
    let text = ''
    let ms = 0
    const finish = () => {
      const [head = '', ...body] = text.split('\r\n\r\n')
      resolve({
        status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0),
        headers: head.toLowerCase(),
        body: body.join('\r\n\r\n'),
        ms,
      })
    }
    socket.on('data', (chunk: Buffer) => {
      ms ||= performance.now() - begun
      text += chunk.toString('latin1')
    })
    socket.on('error', () => {})
    socket.on('close', finish)
    for (const part of parts) socket.write(part)
  })

const headers = (more: Record<string, string> = {}) =>
  Object.entries({ Host: `127.0.0.1:${port}`, Connection: 'close', ...more })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')

const get = (path: string, more: Record<string, string> = {}, method = 'GET') =>
  send(`${method} ${path} HTTP/1.1\r\n${headers(more)}\r\n`)
const post = (body: string | Buffer, more: Record<string, string> = {}, path = '/api/login') =>
  send(
    `POST ${path} HTTP/1.1\r\n${headers({ 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(body)), ...more })}\r\n`,
    body,
  )

/** Every refusal has the same shape, and its code fits its status. */
const codeOf = ({ status, body }: Reply): ErrorCode => {
  const text = body.slice(body.indexOf('{'), body.lastIndexOf('}') + 1)
  const { error } = JSON.parse(text) as { error: { code: ErrorCode; message: string; requestId: string } }
  expect(errorStatus[error.code]).toBe(status)
  expect(error.message.length).toBeGreaterThan(5)
  expect(error.requestId).not.toBe('')
  return error.code
}

describe('a body that is too large', () => {
  const login = (bytes: number) => JSON.stringify({ grant_type: 'anonymous', more: 'x'.repeat(bytes) })

  test('is refused by what it announces, before it comes', async () => {
    const reply = await send(
      `POST /api/login HTTP/1.1\r\n${headers({ 'Content-Type': 'application/json', 'Content-Length': '300000000' })}\r\n{`,
    )
    expect([codeOf(reply), reply.ms < 500]).toEqual(['body_too_large', true])
  })

  test('is refused while it comes, in chunks that announce nothing', async () => {
    const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`
    const head = `POST /api/login HTTP/1.1\r\n${headers({ 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' })}\r\n`
    expect(codeOf(await send(head, ...Array.from({ length: 10 }, () => chunk)))).toBe('body_too_large')
  })

  test.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x', 'application/octet-stream'])(
    'as %s',
    async (type) => {
      expect(codeOf(await post(login(200_000), { 'Content-Type': type }))).toBe('body_too_large')
    },
  )

  test('counts bytes, not characters', async () => {
    expect(codeOf(await post(JSON.stringify({ grant_type: 'ő'.repeat(60_000) })))).toBe('body_too_large')
    expect(codeOf(await post(login(60_000)))).toBe('invalid_data_provided')
  })

  test('from a payment provider has a limit of its own', async () => {
    expect(codeOf(await post('x'.repeat(20_000), {}, '/api/payments/simplepay/notification'))).toBe('body_too_large')
  })

  test('goes unread where no body is wanted', async () => {
    expect(
      (await send(`GET /api/v2.0/stores HTTP/1.1\r\n${headers({ 'Content-Length': '300000000' })}\r\n{`)).status,
    ).toBeLessThan(500)
  })
})

describe('a body of a wrong kind', () => {
  test.each([
    ['nested ten thousand deep', '['.repeat(10_000) + ']'.repeat(10_000)],
    ['nested deep and never closed', '{"a":'.repeat(15_000)],
    ['with thousands of keys', `{${Array.from({ length: 9_000 }, (_, index) => `"k${index}":1`).join()}}`],
    ['with tens of thousands of entries', `[${'1,'.repeat(45_000)}1]`],
    ['that is no JSON', '{grant_type}'],
    ['that is empty', ''],
  ])('%s', async (_, body) => {
    const reply = await post(body)
    expect([codeOf(reply), reply.ms < 500]).toEqual(['malformed_body', true])
  })

  test('that is no UTF-8', async () =>
    expect(codeOf(await post(Buffer.from([0x22, 0xff, 0xfe, 0x22])))).toBe('malformed_body'))
  test('brackets and quotes inside a text count for nothing', async () =>
    expect(codeOf(await post(JSON.stringify({ grant_type: '[{"\\'.repeat(5_000) })))).toBe('invalid_data_provided'))
  test('that is packed', async () =>
    expect(codeOf(await post('{}', { 'Content-Encoding': 'gzip' }))).toBe('unsupported_media_type'))
  test('that sets a prototype', async () =>
    expect(codeOf(await post('{"__proto__":{"grant_type":"anonymous"},"constructor":{"prototype":1}}'))).toBe(
      'invalid_data_provided',
    ))
})

describe('an address', () => {
  test.each([
    ['with broken percent signs', '/api/v2.0/variants/%zz', 404],
    ['with half a character', '/api/v2.0/variants/%c3', 404],
    ['with a broken query', '/api/v2.0/variants?q=%zz%c3', 200],
    ['with one value twice', '/api/v2.0/variants?limit=1&limit=2', 400],
    ['with a NUL', '/api/url-resource/%00', 400],
    ['outside of the API', '/%', 404],
    ['of a picture, broken', '/assets/%zz.avif', 404],
    ['of a picture, above the folder', '/assets/..%2f..%2fpackage.json', 404],
    ['in absolute form', 'http://evil.example/api/v2.0/stores', 400],
    ['that is a star', '*', 400],
    ['that is too long', `/api/v2.0/variants?q=${'x'.repeat(9_000)}`, 414],
    ['that no header can hold', `/api/v2.0/variants?q=${'x'.repeat(20_000)}`, 431],
  ])('%s', async (_, path, status) => {
    const reply = await get(path)
    expect(reply.status, reply.body).toBe(status)
    if (status >= 400) codeOf(reply)
  })

  test.each(['TRACE', 'OPTIONS', 'PATCH', 'DELETE', 'PROPFIND'])('%s where only reading is offered', async (method) => {
    const reply = await get('/api/v2.0/stores', {}, method)
    expect([reply.status, /\r\nallow: (.*)/.exec(reply.headers)?.[1]?.trim()]).toEqual([405, 'get, head'])
    expect(codeOf(reply)).toBe('method_not_allowed')
  })

  test('OPTIONS * and TRACE of nothing', async () => {
    expect((await get('*', {}, 'OPTIONS')).status).toBe(400)
    expect((await get('/nowhere', {}, 'TRACE')).status).toBe(404)
  })

  test('a word that is no method', async () =>
    expect((await get('/api/v2.0/stores', {}, 'FROBNICATE')).status).toBe(400))
})

describe('headers', () => {
  test('larger than 16 kB', async () =>
    expect(codeOf(await get('/api/v2.0/stores', { 'X-Much': 'x'.repeat(17_000) }))).toBe('headers_too_large'))

  test('the refusal speaks the language that was asked for', async () => {
    const reply = await get('/nowhere', { 'Accept-Language': 'en' })
    expect(reply.body).toContain('What you are looking for')
  })

  const rubbish = fc.oneof(
    fc.constantFrom(
      'x'.repeat(9_000),
      '10.0.0.1, 10.0.0.2',
      '[::1]:80',
      '999.1.1.1',
      '::::',
      "' or 1=1",
      '../..',
      '\u0080\u00ff',
      '%00',
      'null',
      '-1',
      '1e309',
      '[object Object]',
    ),
    fc.string({ maxLength: 300 }).map((text) => text.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '')),
  )
  const names = [
    'X-Client-IP',
    'X-Forwarded-For',
    'Accept-Language',
    'X-Currency',
    'Authorization',
    'X-Request-Id',
    'Content-Type',
    'Idempotency-Key',
    'Cookie',
    'Origin',
    'Content-Length',
    'Host',
  ]

  test.each(names)('rubbish in %s gives no 5xx', async (name) => {
    await fc.assert(
      fc.asyncProperty(rubbish, async (value) => {
        const text = Buffer.from(
          `POST /api/login HTTP/1.1\r\n${headers({ 'Content-Type': 'application/json', [name]: value })}\r\n`,
          'latin1',
        )
        const reply = await send(text, '{"grant_type":"password","email":"a@b.hu","password":"x"}')
        expect(reply.status, reply.body).toBeGreaterThanOrEqual(200)
        expect(reply.status, reply.body).toBeLessThan(500)
      }),
      { numRuns: 25 },
    )
  })
})
