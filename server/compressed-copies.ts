import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

/** Pages stay in memory compressed, by the ETag of their bytes: what has changed has another ETag, so nothing here can be stale. */
const copies = new LRUCache<string, Buffer>({ maxSize: 64 * 1024 * 1024, sizeCalculation: ({ length }) => length })

/** Made once a page, so they may take longer than what is compressed on every request. */
const encoders = {
  br: (body: string) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } }),
  gzip: (body: string) => promisify(gzip)(body, { level: 9 }),
}

/** `br;q=0` refuses it. */
const accepts = (header: string, coding: string) => header.split(',').some((one) => one.trim().startsWith(coding) && !/;\s*q=0(\.0*)?\s*$/.test(one))

const chooseEncoding = ({ headers: { 'accept-encoding': header = '' } }: IncomingMessage) =>
  (['br', 'gzip'] as const).find((coding) => accepts(String(header), coding))

const isPage = (response: ServerResponse) => /^text\/(html|x-component)/.test(String(response.getHeader('content-type')))

/** Sends pages that come whole and with an ETag, as Next's static ones do, from a compressed copy; everything else goes its way. */
export const answerWithCopies = (request: IncomingMessage, response: ServerResponse): void => {
  const end = response.end.bind(response)
  const answer = (body?: unknown, ...rest: unknown[]): ServerResponse => {
    const etag = response.getHeader('etag')
    const encoding = chooseEncoding(request)
    const known = typeof body === 'string' && typeof etag === 'string' && !response.headersSent && isPage(response)
    if (!known || !encoding) return Reflect.apply(end, response, [body, ...rest])
    const send = (copy: Buffer) => {
      response.setHeader('content-encoding', encoding)
      response.setHeader('content-length', copy.length)
      response.setHeader('etag', etag.startsWith('W/') ? etag : `W/${etag}`)
      return end(copy)
    }
    const key = `${encoding} ${etag}`
    const copy = copies.get(key)
    if (copy) return send(copy)
    encoders[encoding](body).then(
      (made) => {
        copies.set(key, made)
        send(made)
      },
      () => end(body),
    )
    return response
  }
  response.end = answer as typeof response.end
}
