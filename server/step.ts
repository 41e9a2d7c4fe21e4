import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

/** One step on the way of a request to Next: it answers, or it hands the request on (or another one in its place). */
export type Step = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (instead?: IncomingMessage) => void,
) => void

export const inOrder = (steps: readonly Step[]): RequestListener => {
  const run = (index: number, request: IncomingMessage, response: ServerResponse): void =>
    steps[index]?.(request, response, (instead = request) => run(index + 1, instead, response))
  return (request, response) => run(0, request, response)
}
