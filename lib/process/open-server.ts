import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http'
import { Server, type Socket } from 'node:net'
import { listen, type Place } from './listen.ts'

/** How a process ends: with patience for who keeps a connection, or at once, when a person waits or the process has failed. */
export interface Ending {
  patient: boolean
  /** Milliseconds for answers that are under way. */
  graceMs: number
}

export interface OpenServer {
  /** Takes no new connections, lets answers under way finish and closes every connection. */
  drain: (ending: Ending) => Promise<void>
}

/** The longest that an idle connection is left open, for a client that was told of a longer time. */
const mostIdleMs = 10_000

/** Closes the listening socket alone: HTTP's own `close` would also cut connections that a request may be on the way on. */
const closeListener = (listener: Server): Promise<void> =>
  new Promise((resolve) => void Server.prototype.close.call(listener, () => resolve()))

/**
 * Opens a server that can be drained. A client that keeps its connection hears `Connection: close` with its next answer;
 * a connection without a request is closed when the time is over that the client was told it is kept for.
 * @throws StartError as `listen`
 */
export const openServer = async (server: HttpServer, place: Place): Promise<OpenServer> => {
  const underWay = new Map<Socket, Set<ServerResponse>>()
  let isDraining = false
  let isPatient = true

  const say = (answer: ServerResponse) => void (answer.headersSent || answer.setHeader('Connection', 'close'))
  const closeIdle = () => {
    for (const [socket, answers] of underWay) if (answers.size === 0) socket.destroy()
  }
  server.on('connection', (socket: Socket) => {
    underWay.set(socket, new Set())
    socket.once('close', () => underWay.delete(socket))
  })
  server.prependListener('request', ({ socket }: IncomingMessage, answer: ServerResponse) => {
    underWay.get(socket)?.add(answer)
    if (isDraining) say(answer)
    answer.once('close', () => {
      underWay.get(socket)?.delete(answer)
      if (!isPatient) closeIdle()
    })
  })
  const listeners = await listen(server, place)

  const drain = async ({ patient, graceMs }: Ending): Promise<void> => {
    isDraining = true
    isPatient = patient
    const closed = Promise.all(listeners.map(closeListener))
    for (const answers of underWay.values()) answers.forEach(say)
    const idle = setTimeout(closeIdle, patient ? Math.min(server.keepAliveTimeout + 1_000, mostIdleMs) : 0)
    const cut = setTimeout(() => {
      for (const socket of underWay.keys()) socket.destroy()
    }, graceMs)
    await closed
    clearTimeout(idle)
    clearTimeout(cut)
  }
  return { drain }
}
