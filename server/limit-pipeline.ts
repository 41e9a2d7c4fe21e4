import type { Socket } from 'node:net'
import type { Step } from './step.ts'

/** No browser and no proxy asks on while an answer is to come on the same connection; a few tools do. */
const mostWaiting = 4

/** Ends a connection on which too much is asked at once: the answers would pile up for a reader who takes none. */
export const limitPipeline = (): Step => {
  const waiting = new WeakMap<Socket, number>()
  return ({ socket }, response, next) => {
    const count = (waiting.get(socket) ?? 0) + 1
    if (count > mostWaiting) return void socket.destroy()
    waiting.set(socket, count)
    response.once('close', () => void waiting.set(socket, (waiting.get(socket) ?? 1) - 1))
    next()
  }
}
