import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

/** In the order in which the shop prefers them. */
const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

/** Browsers send few different headers. */
const chosen = new LRUCache<string, Encoding>({ max: 200 })

/** The encoding for an `Accept-Encoding` header. */
export const chooseEncoding = (header = ''): Encoding => {
  const known = chosen.get(header)
  if (known) return known
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings([...encodings])
  const encoding = encodings.find((one) => accepted.includes(one)) ?? 'identity'
  chosen.set(header, encoding)
  return encoding
}

/**
 * A page for one visitor is compressed in a third of the time, and a page that is kept for many becomes an eighth
 * smaller. The last level of Brotli makes it another tenth smaller and takes forty times as long (a listing 0.1 s), so it
 * is for pages that have been wanted for a while.
 */
const levels = { once: { br: 2, gzip: 2 }, forMany: { br: 6, gzip: 6 }, forLong: { br: 11, gzip: 6 } } as const

export const compress = async (body: Buffer, encoding: Encoding, purpose: keyof typeof levels): Promise<Buffer> => {
  if (encoding === 'gzip') return promisify(gzip)(body, { level: levels[purpose].gzip })
  if (encoding === 'identity') return body
  return promisify(brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: levels[purpose].br,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      // A page is smaller than this window of 256 kB, and a larger one only takes memory.
      [constants.BROTLI_PARAM_LGWIN]: 18,
    },
  })
}

export const decompress = async (body: Buffer, encoding: Encoding): Promise<Buffer> => {
  if (encoding === 'identity') return body
  return promisify(encoding === 'br' ? brotliDecompress : gunzip)(body)
}
