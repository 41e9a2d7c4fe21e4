import { LRUCache } from 'lru-cache'
import { pagePolicies, reportingEndpoints } from './content-policy.ts'
import { hashInlineScripts } from './inline-scripts.ts'
import type { OutsideParty } from './outside-parties.ts'
import type { PageBody, PageStep } from './pages/whole-pages.ts'

/** Gives each page its Content-Security-Policy. The policy of a page with an ETag is made once and remembered. */
export const pagePolicy = (parties: readonly OutsideParty[], isHttps: boolean): PageStep => {
  const write = pagePolicies(parties, isHttps)
  const known = new LRUCache<string, string>({ max: 1_000 })
  const policyOf = (body: PageBody, etag: unknown): string => {
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
