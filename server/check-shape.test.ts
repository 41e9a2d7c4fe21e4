import { afterAll, beforeAll, expect, test } from 'vitest'
import { statuses, tryServer, type TryServer } from '#lib/process/try-server.test-support.ts'
import { checkShape } from './check-shape.ts'
import { knownHosts } from './known-hosts.ts'
import { inOrder } from './steps/step.ts'

let tried: TryServer
beforeAll(async () => {
  const answer = inOrder([
    checkShape(knownHosts('https://kolofon.hu')),
    (request, response) => void response.setHeader('X-Seen', request.url ?? '').end(),
  ])
  tried = await tryServer(answer)
})
afterAll(() => tried.stop())

const host = 'Host: kolofon.hu\r\n'
const last = 'Connection: close\r\n\r\n'
const lines = (count: number) => Array.from({ length: count }, (_, index) => `x-${index}: 1\r\n`).join('')

test.each([
  ['a page', `GET /kosar HTTP/1.1\r\n${host}${last}`, 200],
  ['its head', `HEAD /kosar HTTP/1.1\r\n${host}${last}`, 200],
  ['without a host, in the old version', 'GET / HTTP/1.0\r\n\r\n', 200],
  ['a long address', `GET /${'a'.repeat(7_900)} HTTP/1.1\r\n${host}${last}`, 200],
  [
    'a wish for another protocol',
    `GET / HTTP/1.1\r\n${host}Connection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n`,
    200,
  ],
  ['a call', `DELETE /api/v2.0/token/revoke HTTP/1.1\r\n${host}${last}`, 200],
  ['an absolute address', `GET http://kolofon.hu/ HTTP/1.1\r\n${host}${last}`, 400],
  ['a foreign absolute address', `GET http://evil.example/ HTTP/1.1\r\n${host}${last}`, 400],
  ['the server as a whole', `OPTIONS * HTTP/1.1\r\n${host}${last}`, 400],
  ['a foreign host', `GET / HTTP/1.1\r\nHost: evil.example\r\n${last}`, 400],
  ['two hosts', `GET / HTTP/1.1\r\n${host}Host: evil.example\r\n${last}`, 400],
  ['no host', `GET / HTTP/1.1\r\n${last}`, 400],
  ['a page with a body', `GET / HTTP/1.1\r\n${host}Content-Length: 4\r\n${last}abcd`, 400],
  [
    'a page with a body of unknown length',
    `GET / HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n${last}4\r\nabcd\r\n0\r\n\r\n`,
    400,
  ],
  ['an address that is too long', `GET /${'a'.repeat(8_000)} HTTP/1.1\r\n${host}${last}`, 414],
  ['too many headers', `GET / HTTP/1.1\r\n${host}${lines(100)}${last}`, 431],
  ['17 kB of headers', `GET / HTTP/1.1\r\n${host}x: ${'a'.repeat(17_000)}\r\n${last}`, 431],
  [
    'POST to a page',
    `POST /kosar HTTP/1.1\r\n${host}Next-Action: ${'0'.repeat(42)}\r\nContent-Length: 2\r\n${last}[]`,
    405,
  ],
  [
    'parts to a page',
    `POST / HTTP/1.1\r\n${host}Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 5\r\n${last}--x--`,
    405,
  ],
  ['TRACE', `TRACE / HTTP/1.1\r\n${host}${last}`, 405],
  ['OPTIONS', `OPTIONS /api/v2.0/me HTTP/1.1\r\n${host}${last}`, 405],
  ['a method of file servers', `PROPFIND / HTTP/1.1\r\n${host}${last}`, 405],
  ['a method that nobody knows', `BREW / HTTP/1.1\r\n${host}${last}`, 400],
  // Requests that two servers could read in different ways.
  ['two lengths', `POST /api/login HTTP/1.1\r\n${host}Content-Length: 2\r\nContent-Length: 3\r\n${last}{}x`, 400],
  ['two lengths in one line', `POST /api/login HTTP/1.1\r\n${host}Content-Length: 2, 3\r\n${last}{}x`, 400],
  [
    'a length and chunks',
    `POST /api/login HTTP/1.1\r\n${host}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n${last}0\r\n\r\n`,
    400,
  ],
  [
    'chunks that are not the last coding',
    `POST /api/login HTTP/1.1\r\n${host}Transfer-Encoding: chunked, gzip\r\n${last}0\r\n\r\n`,
    400,
  ],
  ['an unknown coding', `POST /api/login HTTP/1.1\r\n${host}Transfer-Encoding: xchunked\r\n${last}0\r\n\r\n`, 400],
  ['a space before the colon', `POST /api/login HTTP/1.1\r\n${host}Content-Length : 2\r\n${last}{}`, 400],
  ['a negative length', `POST /api/login HTTP/1.1\r\n${host}Content-Length: -2\r\n${last}{}`, 400],
  ['a folded line', `GET / HTTP/1.1\r\n${host}x: a\r\n b: c\r\n${last}`, 400],
  ['NUL in a header', `GET / HTTP/1.1\r\n${host}x: a\0b\r\n${last}`, 400],
  ['another protocol altogether', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n', 400],
])('%s', async (_, request, status) => {
  const answers = await tried.send(request)
  expect(statuses(answers)[0]).toBe(status)
  expect(answers.includes('X-Seen')).toBe(status === 200)
})

test('a method that is not for pages names those that are', async () => {
  expect(await tried.send(`PUT / HTTP/1.1\r\n${host}${last}`)).toContain('Allow: GET, HEAD\r\n')
})

test('the API answers in its own shape, and the connection ends', async () => {
  const answer = await tried.send(`TRACE /api/v2.0/me HTTP/1.1\r\n${host}\r\n`)
  expect(answer).toContain('Connection: close\r\n')
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({
    error: { code: 'method_not_allowed', message: '', requestId: '' },
  })
})

test('a request that hides in the body of a refused one is not seen', async () => {
  const hidden = `GET /hidden HTTP/1.1\r\n${host}\r\n`
  expect(
    statuses(await tried.send(`POST / HTTP/1.1\r\n${host}Content-Length: ${hidden.length}\r\n\r\n${hidden}`)),
  ).toEqual([405])
})

test('CONNECT opens nothing', async () => {
  expect(await tried.send(`CONNECT kolofon.hu:443 HTTP/1.1\r\n${host}\r\n`)).not.toContain('200')
})
