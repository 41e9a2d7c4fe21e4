import type { OutgoingHttpHeaders } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { PageStep } from './whole-pages.ts'

interface GoodPage {
  body: Buffer
  headers: OutgoingHttpHeaders
}

/** Copies of what Next keeps as well, for the time when Next has dropped its own. */
const mostBytes = 32 * 1024 * 1024
const remembered = ['content-type', 'etag', 'link', 'vary'] as const

/**
 * Next drops a page when something in it is announced as changed, and cannot make it anew while the backend is away. The
 * last good one is then sent in its place: it is as old as the announcement, and the next one that Next can make replaces
 * it. A page is known by the address within Next that the middleware
 * has rewritten to: it holds language and market.
 */
export const lastGoodPages = (): PageStep => {
  const pages = new LRUCache<string, GoodPage>({ maxSize: mostBytes, sizeCalculation: ({ body }) => body.length })

  return (page) => {
    const { request, response } = page
    const rewritten = response.getHeader('x-middleware-rewrite')
    if (typeof rewritten !== 'string' || request.headers.rsc !== undefined) return
    // A kept page is the same for all queries.
    const [name = ''] = rewritten.split('?')
    const known = pages.get(name)
    // What Next keeps is the same for everybody; what it makes on request (no such header) is not ours to keep.
    const isKept = response.statusCode === 200 && response.hasHeader('x-nextjs-cache')
    if (isKept && page.body.length > 0 && known?.headers.etag !== response.getHeader('etag'))
      pages.set(name, {
        body: Buffer.from(page.body),
        headers: Object.fromEntries(remembered.map((header) => [header, response.getHeader(header)])),
      })
    if (response.statusCode < 500 || !known) return
    response.statusCode = 200
    for (const [header, value] of Object.entries(known.headers))
      if (value !== undefined) response.setHeader(header, value)
    response.setHeader('cache-control', 'private, no-cache')
    response.setHeader('x-nextjs-cache', 'STALE')
    page.body = known.body
  }
}
