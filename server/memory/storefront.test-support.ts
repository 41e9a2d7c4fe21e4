import { createServer, get, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import { inRequestScope, requestScope } from '#lib/process/request-scope.ts'
import { inOrder } from '../steps/step.ts'
import { unchangedPage } from '../pages/unchanged-page.ts'
import { holdPages } from '../pages/whole-pages.ts'
import { answerFromMemory } from './answer-from-memory.ts'
import { askOnce } from './ask-once.ts'
import { entityTag } from './entity-tag.ts'
import { savePage } from './save-page.ts'
import { createMemory } from './memory.ts'
import { restorePage } from './restore-page.ts'

/** The answer of Next, which a test may change. */
export interface NextAnswer {
  status: number
  body: string
  headers: OutgoingHttpHeaders
  /** The tags of the data that Next loads to render the page. */
  tags: string[]
  /** The address within Next to which the middleware leads. */
  internal: (url: string) => string
  before: () => Promise<unknown>
}

/** The headers of a page that Next has saved. */
export const staticPage = { 'x-nextjs-cache': 'HIT', 'cache-control': 'private, no-cache' }
export const rendered = { ...staticPage, 'x-nextjs-cache': 'MISS' }

const begin = () => ({
  next: {
    status: 200,
    body: '<p>Édes Anna</p>',
    headers: staticPage,
    tags: [],
    internal: (url) => `/hu/b2c-huf${url}`,
    before: async () => {},
  } as NextAnswer,
  memory: createMemory(),
  /** The addresses for which Next was asked. */
  asked: [] as string[],
  /** The pages of which the bytes were made. */
  made: [] as string[],
  /** The time, in milliseconds since 1970. */
  now: 1_000_000,
})
export const shop = begin()

const answer = async (request: IncomingMessage, response: ServerResponse) => {
  shop.asked.push(request.url ?? '')
  const { status, body, headers, tags, internal, before } = shop.next
  await before()
  for (const tag of tags) requestScope()?.tags?.add(tag)
  response.statusCode = status
  const own = { 'content-type': 'text/html; charset=utf-8', 'x-middleware-rewrite': internal(request.url ?? '') }
  for (const [name, value] of Object.entries({ ...own, ...headers })) response.setHeader(name, value as string)
  response.end(body)
}

/** A storefront with the memory before a Next of the test. */
const server = createServer((request, response) => {
  const { memory } = shop
  inOrder([
    answerFromMemory(memory),
    askOnce(memory),
    (inner, to, go) =>
      inRequestScope({ client: '192.0.2.1', tags: new Set() }, () => {
        holdPages(inner, to, [
          restorePage(memory),
          entityTag(() => ''),
          savePage(memory, [(page) => void shop.made.push(page.body.toString())]),
          unchangedPage,
        ])
        go()
      }),
    (inner, to) => void answer(inner, to),
  ])(request, response)
})
/** Opens the storefront for the tests of a file; each test begins with an empty memory. */
export const openStorefront = (): void => {
  beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)))
  afterAll(() => void server.close())
  beforeEach(() => {
    Object.assign(shop, begin())
    vi.spyOn(Date, 'now').mockImplementation(() => shop.now)
  })
}

/** Leaves before the answer has come. */
export const askAndLeave = () => {
  const { port } = server.address() as AddressInfo
  const request = get({ port, host: '127.0.0.1', path: '/', agent: false }).once('error', () => {})
  return () => void request.destroy()
}

const decoders: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync }

interface Answer {
  status: number | undefined
  headers: OutgoingHttpHeaders
  /** Decoded. */
  text: string
  isFromMemory: boolean
}

export const ask = (path: string, headers: OutgoingHttpHeaders = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    get({ port, host: '127.0.0.1', path, headers, method }, async (response) => {
      const bytes = Buffer.concat((await response.toArray()) as Buffer[])
      const decode = decoders[response.headers['content-encoding'] ?? '']
      resolve({
        status: response.statusCode,
        headers: response.headers,
        text: (decode && bytes.length > 0 ? decode(bytes) : bytes).toString(),
        isFromMemory: response.headers['cache-status'] === 'kolofon; hit; detail=memory',
      })
    }).once('error', reject)
  })

/** Whether the second answer comes from memory. */
export const isSaved = async (path: string, headers: OutgoingHttpHeaders = {}): Promise<boolean> => {
  await ask(path, headers)
  return (await ask(path, headers)).isFromMemory
}
