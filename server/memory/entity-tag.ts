import { hash } from 'node:crypto'
import type { PageStep } from '../pages/whole-pages.ts'

/**
 * Gives a page that Next saves an ETag made from its bytes. Next's own (switched off) takes five times as long, and
 * counts the address of the first visitor in.
 * @param policy a mark of the policy of pages: with another one a page is another one, because a saved copy holds it
 */
export const entityTag =
  (policy: () => string): PageStep =>
  (page) => {
    if (!page.response.hasHeader('x-nextjs-cache')) return
    page.body = Buffer.from(page.body)
    page.response.setHeader('etag', `"${hash('sha1', page.body, 'base64url')}${policy()}"`)
  }
