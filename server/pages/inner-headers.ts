import type { ServerResponse } from 'node:http'

const ofNext = /^x-(middleware|nextjs|next)-/

/** Headers that Next's router reads from an answer. */
const forRouter = new Set([
  'x-nextjs-postponed',
  'x-nextjs-stale-time',
  'x-nextjs-rewritten-path',
  'x-nextjs-rewritten-query',
])

/**
 * Whether the page came from the cache, in the words of RFC 9211. A stale page is sent while Next makes a newer one.
 */
const cacheStatus: Record<string, string> = {
  HIT: 'kolofon; hit',
  STALE: 'kolofon; hit; detail=stale',
  MISS: 'kolofon; fwd=miss',
}

/** Whether a header is for the server alone. Next's router needs some that a page does not. */
export const isInner = (name: string, isForRouter: boolean): boolean =>
  ofNext.test(name) && !(isForRouter && forRouter.has(name))

/**
 * Removes the headers by which Next and the steps talk to each other: the middleware's target, the cache state.
 * Visitors do not need these headers, and they reveal how the shop is built.
 */
export const removeInnerHeaders = (response: ServerResponse): void => {
  const status = cacheStatus[String(response.getHeader('x-nextjs-cache'))]
  if (status) response.setHeader('cache-status', status)
  const isForRouter = response.req.headers.rsc !== undefined
  for (const name of response.getHeaderNames()) if (isInner(name, isForRouter)) response.removeHeader(name)
}
