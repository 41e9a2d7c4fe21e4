import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export interface Patience {
  /** Milliseconds without a byte in either direction. */
  idleMs: number
  /** How much longer a visitor waits for an answer that is still being made. */
  answerMs: number
}

/**
 * Ends connections on which nothing has moved for 15 s, whoever is at fault: a sender who stopped in the middle, a reader
 * who takes nothing (Node looks twice, so this one after 30 s at most). Only while the answer is being made may it be quiet, for a minute at most.
 */
export const endIdle = (
  server: Server,
  { idleMs, answerMs }: Patience = { idleMs: 15_000, answerMs: 45_000 },
): void => {
  const answers = new WeakMap<Socket, ServerResponse>()
  server.on('request', ({ socket }, response) => void answers.set(socket, response))
  server.setTimeout(idleMs, (socket) => {
    // With bytes that wait to be taken, it is the reader who is slow, whatever else was asked on this connection.
    const isBeingMade = socket.writableLength === 0 && answers.get(socket)?.headersSent === false
    answers.delete(socket)
    if (isBeingMade) socket.setTimeout(answerMs)
    else socket.destroy()
  })
}
