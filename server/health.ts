import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Answers a balancer without asking Next: `/health/live` while the process runs, `/health/ready` until it begins to end.
 * A backend that is away makes no storefront unready: kept pages go on.
 */
export const health =
  (closing: AbortSignal) =>
  ({ url }: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (url !== '/health/live' && url !== '/health/ready') return next()
    const isUp = url === '/health/live' || !closing.aborted
    response.writeHead(isUp ? 200 : 503, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    response.end(JSON.stringify({ status: isUp ? 'ok' : 'closing' }))
  }
