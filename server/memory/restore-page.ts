import type { PageStep } from '../pages/whole-pages.ts'
import { decompress, type Encoding } from './encodings.ts'
import { addressOf } from './save-page.ts'
import type { Memory } from './memory.ts'
import { editionName } from './visited-key.ts'

const restored = new Set(['content-type', 'link', 'vary'])

/**
 * Next clears a page when something in it has changed, and cannot make the page again while the backend is away. Then
 * the last good copy is sent. It is as old as the announcement, and the next page that Next makes replaces it.
 */
export const restorePage =
  ({ pages }: Memory): PageStep =>
  async (page) => {
    const { request, response } = page
    if (response.statusCode < 500) return
    const edition = pages.static.get(addressOf(response) ?? '')?.editions[editionName(request)]
    const [[encoding, copy] = []] = Object.entries(edition?.copies ?? {})
    if (!edition || edition.status >= 500 || !copy) return
    page.body = await decompress(copy.body, encoding as Encoding)
    response.statusCode = edition.status
    for (let at = 0; at < copy.headers.length; at += 2) {
      const [name = '', value = ''] = copy.headers.slice(at, at + 2)
      if (restored.has(name)) response.setHeader(name, value)
    }
    response.setHeader('cache-control', 'private, no-cache')
    response.setHeader('x-nextjs-cache', 'STALE')
  }
