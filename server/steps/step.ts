import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

/**
 * One step of a request on its way to Next: the step answers, or it passes the request (or another request in its
 * place) to the next step.
 */
export type Step = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (instead?: IncomingMessage) => void,
) => void

export const inOrder = (steps: readonly Step[]): RequestListener => {
  const run = (index: number, request: IncomingMessage, response: ServerResponse): void =>
    steps[index]?.(request, response, (instead = request) => run(index + 1, instead, response))
  return (request, response) => {
    // Each step may wait for the end of the answer; Node warns of more than ten listeners.
    response.setMaxListeners(10 + steps.length)
    run(0, request, response)
  }
}
