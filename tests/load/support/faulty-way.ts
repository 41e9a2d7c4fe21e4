import { once } from 'node:events'
import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What happens to a call on its way: its connection is cut, nobody ever answers it, or something in between answers. */
export type Fault = 'reset' | 'hang' | 503 | 500

export interface FaultyWay {
  origin: string
  /** From now on; undefined lets everything pass. @param hits the paths that it happens to, all unless said */
  fault: (fault: Fault | undefined, hits?: RegExp) => void
  /** From now on nothing comes through answers that have begun, and nobody is told. */
  silence: () => void
  /** Answers to paths like this wait, as the backend gave them, until they are let go. @returns once one waits, how to let go */
  hold: (path: RegExp) => { waiting: Promise<void>; letGo: () => void }
  close: () => Promise<void>
}

/** Stands between the storefront and its backend and passes calls on, as a balancer does. The backend may be gone meanwhile. */
export const startFaultyWay = async (backendOrigin: string): Promise<FaultyWay> => {
  let fault: Fault | undefined
  let hits = /^/
  let held: { path: RegExp; arrive: () => void; released: Promise<void> } | undefined
  const underWay = new Set<IncomingMessage>()

  const pass = (request: IncomingMessage, response: ServerResponse) => {
    const { method, headers, url } = request
    const asking = ask(new URL(url ?? '/', backendOrigin), { method, headers }, async (answer) => {
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
        letGo: () => {
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
