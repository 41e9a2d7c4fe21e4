import type { IncomingMessage, ServerResponse } from 'node:http'
import sirv from 'sirv'

const ofNext = '/_next/'
const folderOfFiles = '/_next/static'

/** A file that is missing now may exist after the next build, so no cache may remember that the file is missing. */
const answerNotFound = (response: ServerResponse) =>
  void response.writeHead(404, { 'Cache-Control': 'no-store', 'Content-Length': 0 }).end()

/**
 * Sends scripts, styles and fonts in the form that the build compressed (`finish-build.ts`), without Next. All other
 * addresses below `/_next` are unused; Next would answer such an address with a page and a cache lifetime.
 */
export const builtFiles = (folder: string) => {
  // The name of such a file changes with its content.
  const send = sirv(folder, { brotli: true, gzip: true, etag: true, immutable: true, maxAge: 31_536_000 })
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { url = '' } = request
    if (!url.startsWith(ofNext)) return next()
    if (!url.startsWith(`${folderOfFiles}/`)) return answerNotFound(response)
    request.url = url.slice(folderOfFiles.length)
    send(request, response, () => answerNotFound(response))
  }
}
