import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { endIdle, type Patience } from '#lib/process/end-idle.ts'
import { httpLimits } from '#lib/process/http-limits.ts'
import { type Bounds, limitConnections } from '#lib/process/limit-connections.ts'
import { answerUnreadable } from './answer-unreadable.ts'
import { problem } from './problem.ts'

type Fetch = (request: Request, bindings: HttpBindings) => Response | Promise<Response>

const malformed = () => problem({ code: 'malformed_request' }, 'hu', randomUUID())

/** Only a proxy gets a whole URL or a star as address, and this server is no proxy. */
const isPath = ({ url }: IncomingMessage): boolean => url?.startsWith('/') === true

/**
 * The app behind an HTTP server that does not listen yet. The server refuses what is no request for an app, in the
 * API's error shape, ends idle connections and limits their number.
 */
export const createHttpServer = (
  fetch: Fetch,
  { bounds, patience }: { bounds?: Bounds; patience?: Patience } = {},
): Server => {
  const handle = getRequestListener(
    (request, bindings) =>
      isPath(bindings.incoming as IncomingMessage) ? fetch(request, bindings as HttpBindings) : malformed(),
    { errorHandler: malformed },
  )
  const server = createServer(httpLimits, (request, response) => void handle(request, response))
  // Only storefronts and proxies reach this port, and each of them speaks for many visitors.
  limitConnections(server, () => true, bounds)
  endIdle(server, patience)
  return server.on('clientError', answerUnreadable)
}
