import type { OutgoingHttpHeaders } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { PageStep } from './whole-pages.ts'

interface GoodPage {
  body: Buffer
  headers: OutgoingHttpHeaders
}

/** Copies of pages that Next saves as well, for the time after Next has cleared them. */
const maxBytes = 32 * 1024 * 1024
const remembered = ['content-type', 'etag', 'link', 'vary'] as const

/**
 * Next clears a page when something in it has changed, and cannot make the page again while the backend is away. Then
 * the last good copy is sent. The copy is as old as the announcement, and the next page that Next makes replaces it.
 * The key of a copy is the address that the middleware has rewritten to: it holds language and market.
 */
export const lastGoodPages = (): PageStep => {
  const pages = new LRUCache<string, GoodPage>({ maxSize: maxBytes, sizeCalculation: ({ body }) => body.length })

  return (page) => {
    const { request, response } = page
    const rewritten = response.getHeader('x-middleware-rewrite')
    if (typeof rewritten !== 'string' || request.headers.rsc !== undefined) return
    // A saved page is the same for all queries.
    const [name = ''] = rewritten.split('?')
    const known = pages.get(name)
    // A page that Next saves is the same for everybody. A page made on request lacks this header, and is not saved
    // here.
    const isSaved = response.statusCode === 200 && response.hasHeader('x-nextjs-cache')
    if (isSaved && page.body.length > 0 && known?.headers.etag !== response.getHeader('etag'))
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
