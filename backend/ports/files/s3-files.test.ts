import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import type { Files } from './port.ts'
import { createS3Files } from './s3-files.ts'

const limits = { timeoutMs: 600, halfOpenMs: 900 }
/** Added to a time limit, because the machine may be busy. */
const graceMs = 2_000
const settings = { bucket: 'shop', region: 'eu-central-1', accessKeyId: 'key', secretAccessKey: 'secret' }

/** A storage whose answers come from the listener. */
const open = async (listener: RequestListener): Promise<{ files: Files; asked: string[]; close: () => void }> => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    listener(request, response)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  onTestFinished(close)
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { files: createS3Files({ ...settings, endpoint }, limits), asked, close }
}

const failing: [string, RequestListener][] = [
  ['hangs', () => undefined],
  ['says that it has had an accident', (_, response) => void response.writeHead(500).end()],
  ['knows neither us nor our bucket', (_, response) => void response.writeHead(403).end()],
  [
    'has no such bucket',
    (_, response) =>
      void response
        .writeHead(404, { 'Content-Type': 'application/xml' })
        .end('<Error><Code>NoSuchBucket</Code></Error>'),
  ],
  ['hangs up', (request) => void request.socket.destroy()],
]

test.each(failing)('a storage that %s is away, and that is told in time', async (_, listener) => {
  const { files } = await open(listener)
  const begun = performance.now()
  await expect(files.open('assets/x.jpg')).rejects.toMatchObject({ name: 'FilesError' })
  await expect(files.write('assets/x.jpg', new Uint8Array(10))).rejects.toMatchObject({ name: 'FilesError' })
  expect(performance.now() - begun).toBeLessThan(2 * limits.timeoutMs + graceMs)
})

test.each<[string, number]>([
  ['stops in the middle', 0],
  ['gives one byte after the other', 50],
])('a storage that %s of a file breaks the file off', async (_, everyMs) => {
  const { files } = await open((_, response) => {
    response.writeHead(200, { 'Content-Length': '1000' })
    response.write('x')
    const timer = everyMs > 0 ? setInterval(() => response.write('x'), everyMs) : undefined
    response.on('close', () => clearInterval(timer))
  })
  const opened = await files.open('assets/x.jpg')
  const begun = performance.now()
  await expect(new Response(opened?.content).arrayBuffer()).rejects.toMatchObject({ name: 'FilesError' })
  expect(performance.now() - begun).toBeLessThan(limits.timeoutMs + graceMs)
})

test('a reader who takes his time gets the whole file', async () => {
  const { files } = await open(
    (_, response) => void response.writeHead(200, { 'Content-Length': '3000000' }).end('x'.repeat(3_000_000)),
  )
  const opened = await files.open('books/long.mp3')
  let size = 0
  for await (const piece of opened?.content ?? []) {
    if (size === 0) await new Promise((resolve) => setTimeout(resolve, 2 * limits.timeoutMs))
    size += piece.byteLength
  }
  expect(size).toBe(3_000_000)
})

test('after five failures it is left alone for a while, then asked again', async () => {
  let isWell = false
  const { files, asked } = await open(
    (_, response) =>
      void (isWell ? response.writeHead(200, { 'Content-Length': '4' }).end() : response.writeHead(403).end()),
  )
  for (let times = 0; times < 8; times++)
    await expect(files.find('assets/x.jpg')).rejects.toMatchObject({ name: 'FilesError' })
  expect(asked).toHaveLength(5)
  isWell = true
  await new Promise((resolve) => setTimeout(resolve, limits.halfOpenMs + 20))
  expect(await files.find('assets/x.jpg')).toMatchObject({ size: 4 })
})

test('another provider is asked in path style, and nobody else is asked for anything', async () => {
  const { files, asked } = await open((_, response) => void response.writeHead(404).end())
  expect(await files.find('assets/covers/x-640.jpg')).toBeUndefined()
  expect(asked).toEqual(['HEAD /shop/assets/covers/x-640.jpg'])
})
