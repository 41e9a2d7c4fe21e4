import type { IncomingMessage, ServerResponse } from 'node:http'
import { failRequest } from './steps/guard-request.ts'

export interface NextApp {
  answer: (request: IncomingMessage, response: ServerResponse) => void
  close: () => Promise<void>
}

/** Loads the built pages. @param port the port where the pages are answered: Next calls itself there after a rewrite */
export const startNext = async (port: number): Promise<NextApp> => {
  Object.assign(process.env, { NODE_ENV: 'production' })
  // Next reads NODE_ENV while it is loaded.
  const { default: next } = await import('next')
  const listeners = {
    uncaughtException: process.listeners('uncaughtException'),
    unhandledRejection: process.listeners('unhandledRejection'),
  }
  // Next takes a listener with this name for its own, and does not add another one with the next page.
  Object.assign(globalThis, { [Symbol.for('next.unhandledRejectionListener')]: listeners.unhandledRejection[0] })
  const app = next({ dev: false, port, hostname: 'localhost' })
  const handle = app.getRequestHandler()
  await app.prepare()
  // Next's own listeners log whole errors and let the process live on.
  for (const name of ['uncaughtException', 'unhandledRejection'] as const) {
    process.removeAllListeners(name)
    for (const listener of listeners[name]) process.on(name, listener as never)
  }
  return {
    answer: (request, response) =>
      void handle(request, response).catch((error: unknown) => failRequest(error, response)),
    close: () => app.close(),
  }
}
