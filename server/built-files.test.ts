import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { builtFiles } from './built-files.ts'
import { finishBuild } from './finish-build.ts'

const script = `console.log('Édes Anna')\n`.repeat(100)
const folder = mkdtempSync(join(tmpdir(), 'built-files-'))
mkdirSync(join(folder, 'chunks'))
writeFileSync(join(folder, 'chunks/shop.js'), script)
await finishBuild(folder)
// A build that an earlier start left behind.
await finishBuild(folder)

const send = builtFiles(folder)
const server = createServer((request, response) =>
  send(request, response, () => void response.writeHead(404).end(request.url)),
)
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

const ask = (path: string, accept: string) =>
  new Promise<{ response: IncomingMessage; bytes: Buffer }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    get({ port, host: '127.0.0.1', path, headers: { 'accept-encoding': accept } }, async (response) => {
      const chunks = await response.toArray()
      resolve({ response, bytes: Buffer.concat(chunks as Buffer[]) })
    }).once('error', reject)
  })

it.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['identity', undefined, (bytes: Buffer) => bytes],
] as const)(
  'sends what the build compressed, with the hint to compile it early, to who accepts %s',
  async (accept, encoding, read) => {
    const { response, bytes } = await ask('/_next/static/chunks/shop.js', accept)
    expect(read(bytes).toString()).toBe(`//# allFunctionsCalledOnLoad\n${script}`)
    expect(response.headers).toMatchObject({
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'public,max-age=31536000,immutable',
      vary: 'Accept-Encoding',
    })
    expect(response.headers['content-encoding']).toBe(encoding)
  },
)

it.each(['/_next/static/none.js', '/_next/static/../chunks/shop.js', '/_next/image?url=%2Fa.png&w=64&q=75'])(
  'says of %s that it is not there, for nobody to keep',
  async (path) => {
    const { response, bytes } = await ask(path, 'br')
    expect(response).toMatchObject({ statusCode: 404, headers: { 'cache-control': 'no-store' } })
    expect(bytes.length).toBe(0)
  },
)

it('leaves every other address to Next', async () => {
  expect((await ask('/kosar', 'br')).bytes.toString()).toBe('/kosar')
})
