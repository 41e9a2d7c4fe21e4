import type { Socket } from 'node:net'
import type { Step } from './steps/step.ts'

/** No browser and no proxy sends a second request on a connection before the first is answered; a few tools do. */
const maxWaiting = 4

/** Ends a connection with too many unanswered requests: the answers would pile up for a client that reads none. */
export const limitPipeline = (): Step => {
  const waiting = new WeakMap<Socket, number>()
  return ({ socket }, response, next) => {
    const count = (waiting.get(socket) ?? 0) + 1
    if (count > maxWaiting) return void socket.destroy()
    waiting.set(socket, count)
    response.once('close', () => void waiting.set(socket, (waiting.get(socket) ?? 1) - 1))
    next()
  }
}
