import type { IncomingMessage, ServerResponse } from 'node:http'
import compression from 'compression'

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void
type Filter = (request: IncomingMessage, response: ServerResponse) => boolean

const byType = compression.filter as unknown as Filter

/** Next's route handlers name their type in a list of one, which the library does not read. */
const filter: Filter = (request, response) => {
  const type = response.getHeader('content-type')
  if (Array.isArray(type)) response.setHeader('content-type', type.join())
  return byType(request, response)
}

/** Compresses what is made on request: filtered lists, answers of the API, feeds. Its types know Express only. */
export const compress = compression({ filter: filter as never }) as unknown as Middleware
