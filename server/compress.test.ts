import { createServer, get, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compress } from './compress.ts'

let [type, text] = ['application/json' as string | string[], '']
const server = createServer((request, response) =>
  compress(request, response, () => {
    response.setHeader('content-type', type)
    response.end(text)
  }),
)
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)))
afterAll(() => void server.close())

const ask = () =>
  new Promise<IncomingHttpHeaders>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    get({ port, host: '127.0.0.1', headers: { 'accept-encoding': 'br, gzip' } }, (response) => {
      response.resume()
      resolve(response.headers)
    }).once('error', reject)
  })

test.each([
  ['application/json', 5_000, 'br'],
  [['application/json'], 5_000, 'br'],
  [['application/rss+xml; charset=utf-8'], 5_000, 'br'],
  [['application/json'], 100, undefined],
  [['image/avif'], 5_000, undefined],
])('%s of %i characters: %s', async (sent, length, encoding) => {
  ;[type, text] = [sent, 'a'.repeat(length)]
  const headers = await ask()
  expect(headers['content-encoding']).toBe(encoding)
  expect(headers['content-type']).toBe(String(sent))
})
