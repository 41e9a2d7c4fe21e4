import type { RequestListener, ServerResponse } from 'node:http'
import { reportError } from '#lib/process/report-error.ts'

/** Ends a request whose handling failed. */
export const failRequest = (error: unknown, response: ServerResponse): void => {
  reportError(error, 'request')
  if (response.headersSent) response.destroy()
  else response.writeHead(500, { 'Cache-Control': 'no-store' }).end()
}

/** What one visitor asks must not end the process for all: an error on the way of a request ends that request. */
export const guardRequest =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    try {
      listener(request, response)
    } catch (error) {
      failRequest(error, response)
    }
  }
