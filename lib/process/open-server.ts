import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http'
import { Server, type Socket } from 'node:net'
import { listen, type Place } from './listen.ts'

/**
 * How a process ends: `patient` waits for open connections; otherwise the process ends at once, because a person waits
 * or the process has failed.
 */
export interface Ending {
  patient: boolean
  /** Milliseconds for answers in work. */
  graceMs: number
}

export interface OpenServer {
  /** Accepts no new connections, finishes answers in work and closes every connection. */
  drain: (ending: Ending) => Promise<void>
}

/** The longest time for which an idle connection stays open, for a client to which a longer time was announced. */
const maxIdleMs = 10_000

/**
 * Closes only the listening socket: HTTP's own `close` would also cut connections on which a request may be on its way.
 */
const closeListener = (listener: Server): Promise<void> =>
  new Promise((resolve) => void Server.prototype.close.call(listener, () => resolve()))

/**
 * Opens a server that can be drained. A client with an open connection gets `Connection: close` with its next answer. A
 * connection without a request is closed after the time that was announced to the client.
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
    const idle = setTimeout(closeIdle, patient ? Math.min(server.keepAliveTimeout + 1_000, maxIdleMs) : 0)
    const cut = setTimeout(() => {
      for (const socket of underWay.keys()) socket.destroy()
    }, graceMs)
    await closed
    clearTimeout(idle)
    clearTimeout(cut)
  }
  return { drain }
}
