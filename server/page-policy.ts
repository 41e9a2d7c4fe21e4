import { LRUCache } from 'lru-cache'
import { pagePolicies, reportingEndpoints } from './content-policy.ts'
import { hashInlineScripts } from './inline-scripts.ts'
import type { OutsideParty } from './outside-parties.ts'
import type { PageBody, PageStep } from './pages/whole-pages.ts'

/**
 * Gives each page its Content-Security-Policy. The policy of a page with an ETag is made once and remembered, until other
 * parties are allowed.
 */
export const pagePolicy = (parties: () => readonly OutsideParty[], isHttps: boolean): PageStep => {
  let allowed = parties()
  let write = pagePolicies(allowed, isHttps)
  const known = new LRUCache<string, string>({ max: 1_000 })
  const renew = (): void => {
    if (parties() === allowed) return
    allowed = parties()
    write = pagePolicies(allowed, isHttps)
    known.clear()
  }
  const policyOf = (body: PageBody, etag: unknown): string => {
    renew()
    const policy = (typeof etag === 'string' && known.get(etag)) || write(hashInlineScripts(body))
    if (typeof etag === 'string') known.set(etag, policy)
    return policy
  }
  return ({ response, body }) => {
    if (!String(response.getHeader('content-type')).startsWith('text/html')) return
    response.setHeader('Content-Security-Policy', policyOf(body, response.getHeader('etag')))
    response.setHeader('Reporting-Endpoints', reportingEndpoints)
  }
}
