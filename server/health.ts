import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Answers a balancer without Next: `/health/live` while the process runs, `/health/ready` from the moment at which the
 * shop opens until the process begins to end. A storefront stays ready while the backend is away, because saved pages
 * are still served.
 */
export const health =
  (isOpen: () => boolean, closing: AbortSignal) =>
  ({ url }: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (url !== '/health/live' && url !== '/health/ready') return next()
    const isUp = url === '/health/live' || (isOpen() && !closing.aborted)
    response.writeHead(isUp ? 200 : 503, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    response.end(JSON.stringify({ status: isUp ? 'ok' : closing.aborted ? 'closing' : 'opening' }))
  }
