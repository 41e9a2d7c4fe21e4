import type { ServerResponse } from 'node:http'

const ofNext = /^x-(middleware|nextjs|next)-/

/** What Next's router reads of an answer that it has fetched. */
const forRouter = new Set([
  'x-nextjs-postponed',
  'x-nextjs-stale-time',
  'x-nextjs-rewritten-path',
  'x-nextjs-rewritten-query',
])

/** Whether the page was kept, in the standard's words (RFC 9211). A stale one is sent while Next makes a newer one. */
const cacheStatus: Record<string, string> = {
  HIT: 'kolofon; hit',
  STALE: 'kolofon; hit; detail=stale',
  MISS: 'kolofon; fwd=miss',
}

/**
 * Takes away what Next and the steps of pages say to each other: where the middleware leads, what is kept. It tells visitors
 * how the shop is built, and nothing that they need.
 */
export const dropInnerHeaders = (response: ServerResponse): void => {
  const status = cacheStatus[String(response.getHeader('x-nextjs-cache'))]
  if (status) response.setHeader('cache-status', status)
  const isForRouter = response.req.headers.rsc !== undefined
  for (const name of response.getHeaderNames())
    if (ofNext.test(name) && !(isForRouter && forRouter.has(name))) response.removeHeader(name)
}
