import type { IncomingMessage, ServerResponse } from 'node:http'
import compression from 'compression'

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void
type Filter = (request: IncomingMessage, response: ServerResponse) => boolean

const byType = compression.filter as unknown as Filter

/** Next's route handlers give their content type as a list of one, which the library cannot read. */
const filter: Filter = (request, response) => {
  const type = response.getHeader('content-type')
  if (Array.isArray(type)) response.setHeader('content-type', type.join())
  return byType(request, response)
}

/**
 * Compresses what is not a page: answers of the API, feeds. `server/memory` compresses pages. The library has types for
 * Express only.
 */
export const compress = compression({ filter: filter as never }) as unknown as Middleware
