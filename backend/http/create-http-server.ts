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

/** A whole URL, or a star, is what proxies are asked for; we are none. */
const isPath = ({ url }: IncomingMessage): boolean => url?.startsWith('/') === true

/** The app behind HTTP, not listening yet. What is no request that an app could see is refused here, in the one shape of errors; idle connections end, and there are only so many. */
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
  // Whoever can reach this port is a storefront or a proxy, each of which speaks for many.
  limitConnections(server, () => true, bounds)
  endIdle(server, patience)
  return server.on('clientError', answerUnreadable)
}
