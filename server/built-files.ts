import type { IncomingMessage, ServerResponse } from 'node:http'
import sirv from 'sirv'

const ofNext = '/_next/'
const folderOfFiles = '/_next/static'

/** A name that is not there yet may be there after the next build: nobody keeps that it was not. */
const sayNotThere = (response: ServerResponse) =>
  void response.writeHead(404, { 'Cache-Control': 'no-store', 'Content-Length': 0 }).end()

/**
 * Sends scripts, styles and fonts of the build as the build compressed them (`finish-build.ts`), without asking Next.
 * Nothing else of Next's own addresses is in use; Next would answer them with a page that says how long it may be kept.
 */
export const builtFiles = (folder: string) => {
  // Their names change with their bytes.
  const send = sirv(folder, { brotli: true, gzip: true, etag: true, immutable: true, maxAge: 31_536_000 })
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { url = '' } = request
    if (!url.startsWith(ofNext)) return next()
    if (!url.startsWith(`${folderOfFiles}/`)) return sayNotThere(response)
    request.url = url.slice(folderOfFiles.length)
    send(request, response, () => sayNotThere(response))
  }
}
