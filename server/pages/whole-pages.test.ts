import { createServer, request as ask, type IncomingMessage, type RequestOptions, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { holdPages, type PageStep } from './whole-pages.ts'

const html = 'text/html; charset=utf-8'
let answer: (response: ServerResponse) => void
let steps: PageStep[]
beforeEach(() => void (steps = []))

const server = createServer((request, response) => {
  holdPages(request, response, steps)
  answer(response)
})
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)))
afterAll(() => void server.close())

const open = (options: RequestOptions = {}) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    ask({ port, host: '127.0.0.1', ...options }, resolve)
      .once('error', reject)
      .end()
  })
const read = async (response: IncomingMessage) => Buffer.concat((await response.toArray()) as Buffer[]).toString()

/** Sends a page as Next sends a page that is rendered on request: first the headers, then piece by piece. */
const inPieces = (response: ServerResponse, type = html) => {
  response.setHeader('content-type', type)
  response.flushHeaders()
  response.write(Buffer.from('<p>É'))
  response.write(new TextEncoder().encode('des '))
  response.end('Anna</p>')
}

it('shows the steps a page that comes in pieces whole, one step after the other, before anything is sent', async () => {
  answer = inPieces
  const seen: unknown[] = []
  steps = [
    async ({ body, response }) => {
      await wait(5)
      seen.push(String(body), response.statusCode, response.headersSent)
    },
    (page) => {
      page.response.statusCode = 503
      page.response.setHeader('retry-after', '30')
      page.body = `${String(page.body)}!`
      seen.push('second')
    },
  ]
  const response = await open()
  expect(seen).toEqual(['<p>Édes Anna</p>', 200, false, 'second'])
  expect(response).toMatchObject({ statusCode: 503, headers: { 'retry-after': '30', 'content-length': '18' } })
  expect(await read(response)).toBe('<p>Édes Anna</p>!')
})

it('asks Next for the whole page when only its head is wanted, or whether it has changed', async () => {
  const seen: unknown[] = []
  answer = (response) => {
    seen.push(response.req.method, response.req.headers['if-none-match'])
    inPieces(response)
  }
  steps = [({ ifNoneMatch, body }) => void seen.push(ifNoneMatch, String(body))]
  const response = await open({ method: 'HEAD', headers: { 'if-none-match': '"one"' } })
  expect(seen).toEqual(['GET', undefined, '"one"', '<p>Édes Anna</p>'])
  expect(response.headers['content-length']).toBe('17')
  expect(await read(response)).toBe('')
})

it('lets files answer for themselves', async () => {
  answer = (response) => void response.end(`${response.req.headers['if-none-match']}`)
  expect(await read(await open({ path: '/assets/a.pdf', headers: { 'if-none-match': '"one"' } }))).toBe('"one"')
})

it.each([
  ['a redirect', 307, { location: '/kosar' }, ''],
  ['what has not changed', 304, { etag: '"one"' }, ''],
  ['an answer of the API', 200, { 'content-type': 'application/json' }, '{"a":1}'],
])('lets pass %s', async (_, status, headers, body) => {
  steps = [() => expect.unreachable()]
  answer = (response) => void response.writeHead(status, headers).end(body)
  const response = await open()
  expect(response.statusCode).toBe(status)
  expect(response.headers).toMatchObject(headers)
  expect(await read(response)).toBe(body)
})

it('sends the first piece of what is no page before the last one is there', async () => {
  let finish = () => {}
  answer = (response) => {
    response.setHeader('content-type', 'application/xml')
    response.flushHeaders()
    response.write('<feed>')
    finish = () => void response.end('</feed>')
  }
  const response = await open()
  response.once('data', () => finish())
  expect(await read(response)).toBe('<feed></feed>')
})

it.each([
  ['a page', html],
  ['what is no page', 'image/x-icon'],
])('%s goes without the headers that are for the steps', async (_, type) => {
  const seen: unknown[] = []
  steps = [({ response }) => void seen.push(response.getHeader('x-nextjs-cache'))]
  answer = (response) => {
    response.setHeader('x-nextjs-cache', 'HIT')
    inPieces(response, type)
  }
  const { headers } = await open()
  expect(seen).toEqual(type === html ? ['HIT'] : [])
  expect(headers['x-nextjs-cache']).toBeUndefined()
  expect(headers['cache-status']).toBe('kolofon; hit')
})

it('sends nothing at all when a step fails', async () => {
  answer = inPieces
  steps = [() => Promise.reject(new Error('no policy'))]
  await expect(open()).rejects.toThrow('socket hang up')
})

it('ends a page once, however often Next ends it', async () => {
  answer = (response) => {
    inPieces(response)
    response.end('again')
  }
  expect(await read(await open())).toBe('<p>Édes Anna</p>')
})
