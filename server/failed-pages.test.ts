import { createServer, get, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { inRequestScope, type RequestScope } from '#lib/process/request-scope.ts'
import { failedPages } from './failed-pages.ts'
import { sendStandIn } from './stand-in-views.ts'
import { holdPages, type PageStep } from './pages/whole-pages.ts'

const unavailable = {
  hu: Buffer.from('<html lang="hu">most nem</html>'),
  en: Buffer.from('<html lang="en">not now</html>'),
}
const searches = {
  hu: Buffer.from('<html lang="hu">túl sok</html>'),
  en: Buffer.from('<html lang="en">too many</html>'),
}
const crowded = { hu: Buffer.from('<html lang="hu">sokan</html>'), en: Buffer.from('<html lang="en">full</html>') }
const opening = { hu: Buffer.from('<html lang="hu">nyitunk</html>'), en: Buffer.from('<html lang="en">soon</html>') }
const views = { opening, unavailable, crowded, searches }
const good = '<html lang="hu">Édes Anna</html>'

interface NextAnswer {
  status?: number
  body?: string
  headers?: OutgoingHttpHeaders
}
let next: NextAnswer = {}
let isCrowded = false
let steps: PageStep[] = []
let scope: RequestScope

const server = createServer((request, response) => {
  inRequestScope(scope, () => holdPages(request, response, steps))
  if (isCrowded) return sendStandIn(views, request, response, 'crowded')
  response.statusCode = next.status ?? 200
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'x-middleware-rewrite': `/hu/b2c-huf${request.url}`,
    ...next.headers,
  }
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, String(value))
  response.end(next.body ?? '')
})
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)))
afterAll(() => void server.close())
beforeEach(() => {
  steps = [failedPages(views)]
  scope = { client: '192.0.2.1' }
})

const ask = (path: string, answer: NextAnswer, headers: OutgoingHttpHeaders = {}) =>
  new Promise<{ response: IncomingMessage; text: string }>((resolve, reject) => {
    next = answer
    get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', path, headers }, async (response) => {
      resolve({ response, text: Buffer.concat((await response.toArray()) as Buffer[]).toString() })
    }).once('error', reject)
  })

const kept: NextAnswer = { body: good, headers: { etag: '"one"', 'x-nextjs-cache': 'HIT' } }
const fails: NextAnswer = {
  status: 500,
  body: 'Error: at page.ts:1',
  headers: { 'cache-control': 'public, max-age=600' },
}

it.each([
  ['/termekek/x-1', unavailable.hu],
  ['/en', unavailable.en],
  ['/en/products/x-1', unavailable.en],
  ['/english', unavailable.hu],
])('puts the view in place of %s', async (path, view) => {
  const { response, text } = await ask(path, fails)
  expect(text).toBe(view.toString())
  expect(response).toMatchObject({
    statusCode: 503,
    headers: { 'cache-control': 'private, no-store', 'retry-after': '10', 'content-length': String(view.length) },
  })
})

it('says so where the visitor has searched too often, and for how long', async () => {
  scope.refusedFor = 17
  const { response, text } = await ask('/en/search?q=a', fails)
  expect(text).toBe(searches.en.toString())
  expect(response).toMatchObject({
    statusCode: 429,
    headers: { 'cache-control': 'private, no-store', 'retry-after': '17' },
  })
  expect((await ask('/kereses?q=a', { body: good })).text).toBe(good)
})

it('lets the page of a closed shop pass, which says when to come again, but not one that failed', async () => {
  const closed = {
    status: 503,
    body: 'we are taking stock',
    headers: { 'retry-after': '300', 'cache-control': 'private, no-store', 'x-nextjs-cache': 'HIT' },
  }
  const { response, text } = await ask('/karbantartas', closed)
  expect(text).toBe(closed.body)
  expect(response).toMatchObject({
    statusCode: 503,
    headers: { 'retry-after': '300', 'cache-control': 'private, no-store' },
  })
  expect((await ask('/karbantartas', { ...closed, status: 500 })).text).toBe(unavailable.hu.toString())
})

it('tells the router of the status alone, so that it has the browser load the page', async () => {
  const { response, text } = await ask(
    '/termekek/x-1',
    { ...fails, headers: { 'content-type': 'text/x-component' } },
    { rsc: '1' },
  )
  expect(text).toBe('')
  expect(response).toMatchObject({ statusCode: 503, headers: { 'content-type': 'text/plain; charset=utf-8' } })
})

it.each([
  ['1:"$Sreact.fragment"\n7:E{"digest":"3565306127"}\n', 503],
  ['1:"$Sreact.fragment"\n7:E{"digest":"NEXT_HTTP_ERROR_FALLBACK;404"}\n', 200],
  ['1:"a text with 7:E{}"\n', 200],
])('answers flight data %j with %i', async (body, status) => {
  const { response, text } = await ask(
    '/kereses?q=a',
    { body, headers: { 'content-type': 'text/x-component' } },
    { rsc: '1' },
  )
  expect(response.statusCode).toBe(status)
  expect(text).toBe(status === 200 ? body : '')
})

it('lets good pages and missing ones pass as they are', async () => {
  expect((await ask('/x', kept)).text).toBe(good)
  expect((await ask('/x', { status: 404, body: 'nothing here' })).text).toBe('nothing here')
})

it.each([
  ['/termekek/x-1', crowded.hu],
  ['/en/products/x-1', crowded.en],
])('leaves the view alone that was sent in place of %s for another reason', async (path, view) => {
  isCrowded = true
  const { response, text } = await ask(path, {}).finally(() => void (isCrowded = false))
  expect(text).toBe(view.toString())
  expect(response).toMatchObject({
    statusCode: 503,
    headers: { 'retry-after': '5', 'cache-control': 'private, no-store' },
  })
})
