import { once } from 'node:events'
import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What happens to a call on its way: its connection is cut, nobody ever answers it, or something in between answers. */
export type Fault = 'reset' | 'hang' | 503 | 500

export interface FaultyWay {
  origin: string
  /** From now on; undefined lets everything pass. @param hits the paths that it happens to, all unless said */
  fault: (fault: Fault | undefined, hits?: RegExp) => void
  close: () => Promise<void>
}

/** Stands between the storefront and its backend and passes calls on, as a balancer does. The backend may be gone meanwhile. */
export const startFaultyWay = async (backendOrigin: string): Promise<FaultyWay> => {
  let fault: Fault | undefined
  let hits = /^/

  const pass = (request: IncomingMessage, response: ServerResponse) => {
    const { method, headers, url } = request
    const asking = ask(new URL(url ?? '/', backendOrigin), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response).once('close', () => answer.destroy())
    })
    asking.once('error', () => response.destroy())
    response.once('close', () => asking.destroy())
    request.pipe(asking)
  }
  const server = createServer((request, response) => {
    if (fault === undefined || !hits.test(request.url ?? '')) return pass(request, response)
    if (fault === 'reset') return void request.socket.resetAndDestroy()
    if (fault !== 'hang') response.writeHead(fault, { 'content-type': 'text/html' }).end(`<h1>${fault}</h1>`)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fault: (next, paths = /^/) => {
      ;[fault, hits] = [next, paths]
      server.closeIdleConnections()
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
