import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dropInnerHeaders } from './inner-headers.ts'

export type PageBody = string | Buffer

/** A page that Next has finished and of which nothing has been sent. */
export interface WholePage {
  readonly request: IncomingMessage
  /** Holds the status and the headers, which a step may change. A step sends nothing itself. */
  readonly response: ServerResponse
  /** What `If-None-Match` of the request said: Next is not told, so that the page comes whole. */
  readonly ifNoneMatch: string | undefined
  body: PageBody
}

/** Looks at a page before it is sent, and may change its status, headers and body. */
export type PageStep = (page: WholePage) => void | Promise<void>

/** HTML, and what Next's router fetches instead of it. Next's route handlers name their type in a list of one. */
const isPage = (response: ServerResponse) =>
  /^text\/(html|x-component)/.test(String(response.getHeader('content-type')))

/**
 * Asks Next as somebody would who has nothing yet and wants all of it: the steps see the same page whether it was asked
 * for by GET, by HEAD or by its ETag. Node sends no body after HEAD. Files (public/, pictures) answer for themselves.
 */
const askForAll = (request: IncomingMessage): string | undefined => {
  if (request.url?.startsWith('/assets/')) return undefined
  const { 'if-none-match': ifNoneMatch } = request.headers
  delete request.headers['if-none-match']
  if (request.method === 'HEAD') request.method = 'GET'
  return ifNoneMatch
}

const runSteps = async (page: WholePage, steps: readonly PageStep[]): Promise<void> => {
  for (const step of steps) await step(page)
}

const join = (chunks: PageBody[]): PageBody =>
  chunks.length === 1
    ? chunks[0]!
    : Buffer.concat(chunks.map((chunk) => (typeof chunk === 'string' ? Buffer.from(chunk) : chunk)))

/**
 * Holds every page back until it is whole, leads it through the steps in their order and then sends it. Pages are small,
 * so nobody gains by a first half; headers that depend on the body, and another view in its place, become possible.
 * Everything that is no page passes as it comes: redirects, files, answers of the API. When a step fails, the
 * connection is closed: what a step adds (a security header, say) must not be missing in silence.
 */
export const holdPages = (request: IncomingMessage, response: ServerResponse, steps: readonly PageStep[]): void => {
  const { write, end, flushHeaders } = response
  const chunks: PageBody[] = []
  const ifNoneMatch = askForAll(request)
  let isHeld: boolean | undefined
  let isWhole = false

  const letGo = () => {
    Object.assign(response, { write, end, flushHeaders })
    if (!response.headersSent) dropInnerHeaders(response)
  }
  /** Asked at the first thing that would be sent: by then Next has set all headers. */
  const holds = (): boolean => {
    isHeld ??= !response.headersSent && isPage(response)
    if (!isHeld) letGo()
    return isHeld
  }
  const keep = (chunk: unknown) => {
    if (isWhole) return
    if (typeof chunk === 'string' || Buffer.isBuffer(chunk)) chunks.push(chunk)
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength))
  }
  // Next may end a page from anywhere: the steps find the scope of the request that asked for it.
  const finish = AsyncLocalStorage.bind(async () => {
    const page = { request, response, ifNoneMatch, body: join(chunks) }
    await runSteps(page, steps)
    letGo()
    if (response.statusCode !== 304) response.setHeader('content-length', Buffer.byteLength(page.body))
    response.end(page.body)
  })

  Object.assign(response, {
    flushHeaders: () => {
      if (!holds()) response.flushHeaders()
    },
    write: (chunk: unknown, ...rest: unknown[]) => {
      if (!holds()) return Reflect.apply(response.write, response, [chunk, ...rest])
      keep(chunk)
      return true
    },
    end: (chunk?: unknown, ...rest: unknown[]) => {
      if (!holds()) return Reflect.apply(response.end, response, [chunk, ...rest])
      keep(chunk)
      if (!isWhole)
        finish().catch((error: unknown) => void response.destroy(error instanceof Error ? error : undefined))
      isWhole = true
      return response
    },
  })
}
