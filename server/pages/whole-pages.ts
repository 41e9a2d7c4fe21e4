import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { removeInnerHeaders } from './inner-headers.ts'

export type PageBody = string | Buffer

/** A page that Next has finished and of which nothing has been sent yet. */
export interface WholePage {
  readonly request: IncomingMessage
  /** Holds the status and the headers, which a step may change. A step sends nothing. */
  readonly response: ServerResponse
  /** The request's `If-None-Match`. Next does not see it, so that Next sends the whole page. */
  readonly ifNoneMatch: string | undefined
  body: PageBody
}

/** A step that sees a page before it is sent, and may change its status, headers and body. */
export type PageStep = (page: WholePage) => void | Promise<void>

/**
 * HTML, and the data that Next's router requests instead. Next's route handlers give their content type as a list of
 * one.
 */
const isPage = (response: ServerResponse) =>
  /^text\/(html|x-component)/.test(String(response.getHeader('content-type')))

/**
 * Asks Next for the whole page, without conditions: so the steps see the same page for GET, for HEAD and for a request
 * with an ETag. Node sends no body after HEAD. Files (public/, pictures) handle their own conditions.
 */
const requestWholePage = (request: IncomingMessage): string | undefined => {
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
 * Holds every page back until it is complete, runs the steps in their order, and then sends the page. Pages are small,
 * so a first half would help nobody; but headers can depend on the body, and another view can take the page's place.
 * Everything else passes at once: redirects, files, answers of the API. When a step fails, the connection is closed:
 * what a step adds (such as a security header) must not be missing in silence.
 */
export const holdPages = (request: IncomingMessage, response: ServerResponse, steps: readonly PageStep[]): void => {
  const { write, end, flushHeaders } = response
  const chunks: PageBody[] = []
  const ifNoneMatch = requestWholePage(request)
  let isHeldBack: boolean | undefined
  let isWhole = false

  const letGo = () => {
    Object.assign(response, { write, end, flushHeaders })
    if (!response.headersSent) removeInnerHeaders(response)
  }
  /** Called before the first byte is sent: by then Next has set all headers. */
  const holds = (): boolean => {
    isHeldBack ??= !response.headersSent && isPage(response)
    if (!isHeldBack) letGo()
    return isHeldBack
  }
  const collect = (chunk: unknown) => {
    if (isWhole) return
    if (typeof chunk === 'string' || Buffer.isBuffer(chunk)) chunks.push(chunk)
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength))
  }
  // Next may end a page from any async context: the steps run in the context of the request that asked for the page.
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
      collect(chunk)
      return true
    },
    end: (chunk?: unknown, ...rest: unknown[]) => {
      if (!holds()) return Reflect.apply(response.end, response, [chunk, ...rest])
      collect(chunk)
      if (!isWhole)
        finish().catch((error: unknown) => void response.destroy(error instanceof Error ? error : undefined))
      isWhole = true
      return response
    },
  })
}
