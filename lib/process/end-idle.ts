import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export interface Patience {
  /** The longest time without a byte in either direction, in milliseconds. */
  idleMs: number
  /** The additional time while an answer is being made, in milliseconds. */
  answerMs: number
}

/**
 * Ends connections on which nothing has moved for 15 s: a sender stopped in the middle, or a reader reads nothing (Node
 * checks twice, so a reader is cut after 30 s at most). A connection may be quiet for a minute at most while its answer
 * is being made.
 */
export const endIdle = (
  server: Server,
  { idleMs, answerMs }: Patience = { idleMs: 15_000, answerMs: 45_000 },
): void => {
  const answers = new WeakMap<Socket, ServerResponse>()
  server.on('request', ({ socket }, response) => void answers.set(socket, response))
  server.setTimeout(idleMs, (socket) => {
    // Bytes wait to be read, so the reader is slow, also when another request on this connection is in work.
    const isBeingMade = socket.writableLength === 0 && answers.get(socket)?.headersSent === false
    answers.delete(socket)
    if (isBeingMade) socket.setTimeout(answerMs)
    else socket.destroy()
  })
}
