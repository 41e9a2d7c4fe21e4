import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { PageBody, PageStep } from './whole-pages.ts'

/** A changed page has a new ETag, and nobody asks for the old copy again. */
const unaskedMs = 5 * 60_000

/**
 * Compressed pages stay in memory under the ETag of their bytes. A changed page has another ETag, so no copy can be
 * stale.
 */
const copies = new LRUCache<string, Buffer>({
  maxSize: 64 * 1024 * 1024,
  sizeCalculation: ({ length }) => length,
  ttl: unaskedMs,
  updateAgeOnGet: true,
  ttlAutopurge: true,
})

/** Each copy is made once, so a slow and strong compression pays off. */
const encoders = {
  br: (body: PageBody) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
    }),
  gzip: (body: PageBody) => promisify(gzip)(body, { level: 9 }),
}

/** `br;q=0` refuses Brotli. */
const accepts = (header: string, coding: string) =>
  header.split(',').some((one) => one.trim().startsWith(coding) && !/;\s*q=0(\.0*)?\s*$/.test(one))

const chooseEncoding = ({ headers: { 'accept-encoding': header = '' } }: IncomingMessage) =>
  (['br', 'gzip'] as const).find((coding) => accepts(String(header), coding))

/**
 * Sends a page that has an ETag (Next gives one to its static pages) from a compressed copy. Other pages pass
 * unchanged.
 */
export const compressedCopy: PageStep = async (page) => {
  const { request, response, body } = page
  const etag = response.getHeader('etag')
  const encoding = chooseEncoding(request)
  if (typeof etag !== 'string' || !encoding) return
  const key = `${encoding} ${etag}`
  const known = copies.get(key)
  const copy = known ?? (await encoders[encoding](body))
  if (!known) copies.set(key, copy)
  response.setHeader('content-encoding', encoding)
  response.setHeader('etag', etag.startsWith('W/') ? etag : `W/${etag}`)
  page.body = copy
}
