import type { IncomingMessage, ServerResponse } from 'node:http'
import sirv from 'sirv'

const prefix = '/_next/static'

/** Sends scripts, styles and fonts of the build as the build compressed them (`finish-build.ts`), without asking Next; what is not there goes on. */
export const builtFiles = (folder: string) => {
  const send = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    // Their names change with their bytes.
    immutable: true,
    maxAge: 31_536_000,
    setHeaders: (response) => void response.setHeader('X-Content-Type-Options', 'nosniff'),
  })
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { url = '' } = request
    if (!url.startsWith(`${prefix}/`)) return next()
    request.url = url.slice(prefix.length)
    send(request, response, () => {
      request.url = url
      next()
    })
  }
}
