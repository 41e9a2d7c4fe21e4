import type { RequestListener, ServerResponse } from 'node:http'
import { reportError } from '#lib/process/report-error.ts'

/** Ends a request that could not be handled. */
export const failRequest = (error: unknown, response: ServerResponse): void => {
  reportError(error, 'request')
  if (response.headersSent) response.destroy()
  else response.writeHead(500, { 'Cache-Control': 'no-store' }).end()
}

/** An error in one request ends that request, never the process. */
export const guardRequest =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    try {
      listener(request, response)
    } catch (error) {
      failRequest(error, response)
    }
  }
