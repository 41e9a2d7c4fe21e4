import { LRUCache } from 'lru-cache'
import { pagePolicies, reportingEndpoints } from './content-policy.ts'
import { hashInlineScripts } from './inline-scripts.ts'
import type { OutsideParty } from './outside-parties.ts'
import type { PageStep } from './whole-pages.ts'

/** Gives each page its Content-Security-Policy. That of a page with an ETag is made once for these bytes and remembered. */
export const pagePolicy = (parties: readonly OutsideParty[], isHttps: boolean): PageStep => {
  const write = pagePolicies(parties, isHttps)
  const known = new LRUCache<string, string>({ max: 5_000 })
  const policyOf = (html: string, etag: unknown): string => {
    const policy = (typeof etag === 'string' && known.get(etag)) || write(hashInlineScripts(html))
    if (typeof etag === 'string') known.set(etag, policy)
    return policy
  }
  return ({ response, body }) => {
    if (!String(response.getHeader('content-type')).startsWith('text/html')) return
    response.setHeader('Content-Security-Policy', policyOf(String(body), response.getHeader('etag')))
    response.setHeader('Reporting-Endpoints', reportingEndpoints)
  }
}
