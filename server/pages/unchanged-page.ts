import type { PageStep } from './whole-pages.ts'

const withoutStrength = (tag: string) => tag.trim().replace(/^W\//, '')

/** `If-None-Match` names ETags, or `*`. Weak and strong ETags count alike (RFC 9110, 13.1.2). */
export const isNamed = (etag: string, ifNoneMatch: string): boolean =>
  ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || withoutStrength(tag) === withoutStrength(etag))

/** These headers describe bytes, and 304 sends none. */
export const ofBytes = ['content-type', 'content-encoding', 'content-length'] as const

/**
 * Answers 304 where the visitor has the page already. The headers are those of the page, the policy included: browsers
 * save the newer headers.
 */
export const unchangedPage: PageStep = (page) => {
  const { response, ifNoneMatch } = page
  const etag = response.getHeader('etag')
  if (
    ifNoneMatch === undefined ||
    typeof etag !== 'string' ||
    response.statusCode !== 200 ||
    !isNamed(etag, ifNoneMatch)
  )
    return
  response.statusCode = 304
  for (const name of ofBytes) response.removeHeader(name)
  page.body = ''
}
