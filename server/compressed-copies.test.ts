import { createServer, get, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { compressedCopy } from './compressed-copies.ts'
import { holdPages } from './whole-pages.ts'

const page = `<html lang="hu">${'<p>Édes Anna</p>'.repeat(200)}</html>`
let [body, contentType, etag] = [page, 'text/html; charset=utf-8', '"one"' as string | undefined]

const server = createServer((request, response) => {
  holdPages(request, response, [compressedCopy])
  response.setHeader('content-type', contentType)
  if (etag) response.setHeader('etag', etag)
  response.end(body)
})
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)))
afterAll(() => void server.close())

const ask = (accept: string) =>
  new Promise<{ headers: IncomingHttpHeaders; bytes: Buffer }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    get({ port, host: '127.0.0.1', headers: { 'accept-encoding': accept } }, async (response) => {
      const chunks = await response.toArray()
      resolve({ headers: response.headers, bytes: Buffer.concat(chunks as Buffer[]) })
    }).once('error', reject)
  })

it('sends a page compressed, the first time and from its copy', async () => {
  for (const _ of [1, 2]) {
    const { headers, bytes } = await ask('gzip, deflate, br')
    expect(headers).toMatchObject({ 'content-encoding': 'br', etag: 'W/"one"', 'content-length': String(bytes.length) })
    expect(brotliDecompressSync(bytes).toString()).toBe(page)
  }
  expect(gunzipSync((await ask('gzip, br;q=0')).bytes).toString()).toBe(page)
})

it('sends the new bytes as soon as a page has another ETag', async () => {
  ;[body, etag] = [`${page}<!-- 3 980 Ft -->`, '"two"']
  expect(brotliDecompressSync((await ask('br')).bytes).toString()).toBe(body)
})

it('leaves alone what no browser asked to have compressed, what has no ETag and what is no page', async () => {
  ;[body, etag] = [page, '"three"']
  expect((await ask('identity')).headers['content-encoding']).toBeUndefined()
  etag = undefined
  expect((await ask('br')).headers['content-encoding']).toBeUndefined()
  ;[etag, contentType] = ['"four"', 'application/json']
  const { headers, bytes } = await ask('br')
  expect(headers['content-encoding']).toBeUndefined()
  expect(bytes.toString()).toBe(page)
})
