import type { PageStep } from './whole-pages.ts'

const withoutStrength = (tag: string) => tag.trim().replace(/^W\//, '')

/** `If-None-Match` names ETags, or `*`; weak and strong ones count alike (RFC 9110, 13.1.2). */
const names = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || withoutStrength(tag) === withoutStrength(etag))

/** Spares who has the page already its bytes. The headers are those of the page, its policy too: browsers keep the newer ones. */
export const unchangedPage: PageStep = (page) => {
  const { response, ifNoneMatch } = page
  const etag = response.getHeader('etag')
  if (ifNoneMatch === undefined || typeof etag !== 'string' || response.statusCode !== 200 || !names(ifNoneMatch, etag))
    return
  response.statusCode = 304
  for (const name of ['content-type', 'content-encoding', 'content-length']) response.removeHeader(name)
  page.body = ''
}
