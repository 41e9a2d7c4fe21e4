import { once } from 'node:events'
import { createServer, type IncomingMessage, request as send, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What happens to a call: its connection is reset, it gets no answer, or the proxy answers with this status. */
export type Fault = 'reset' | 'hang' | 503 | 500

export interface ApiProxy {
  origin: string
  /**
   * Sets the fault from now on; undefined lets everything pass.
   * @param hits the paths that the fault affects, all by default
   */
  fault: (fault: Fault | undefined, hits?: RegExp) => void
  /** From now on nothing of the begun answers gets through, and their connections stay open. */
  silence: () => void
  /**
   * Holds back the backend's answers to matching paths.
   * @returns a promise that resolves once an answer waits, and a function that releases the answers
   */
  hold: (path: RegExp) => { waiting: Promise<void>; release: () => void }
  close: () => Promise<void>
}

/**
 * Stands between the storefront and its backend and passes calls on, as a balancer does. The backend may be gone
 * meanwhile.
 */
export const startApiProxy = async (backendOrigin: string): Promise<ApiProxy> => {
  let fault: Fault | undefined
  let hits = /^/
  let held: { path: RegExp; arrive: () => void; released: Promise<void> } | undefined
  const underWay = new Set<IncomingMessage>()

  const pass = (request: IncomingMessage, response: ServerResponse) => {
    const { method, headers, url } = request
    const asking = send(new URL(url ?? '/', backendOrigin), { method, headers }, async (answer) => {
      underWay.add(answer.once('close', () => underWay.delete(answer)).once('error', () => response.destroy()))
      if (held?.path.test(url ?? '')) {
        held.arrive()
        await held.released
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers).flushHeaders()
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
    silence: () => {
      for (const answer of underWay) answer.unpipe().resume()
    },
    hold: (path) => {
      const [arrived, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      held = { path, arrive: arrived.resolve, released: released.promise }
      return {
        waiting: arrived.promise,
        release: () => {
          held = undefined
          released.resolve()
        },
      }
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
