import { pagePolicies, reportingEndpoints } from './content-policy.ts'
import { hashInlineScripts } from './inline-scripts.ts'
import type { OutsideParty } from './outside-parties.ts'
import type { PageStep } from './pages/whole-pages.ts'

/** Gives each page its Content-Security-Policy. */
export const pagePolicy = (parties: () => readonly OutsideParty[], isHttps: boolean): PageStep => {
  let allowed = parties()
  let write = pagePolicies(allowed, isHttps)
  return ({ response, body }) => {
    if (!String(response.getHeader('content-type')).startsWith('text/html')) return
    if (parties() !== allowed) {
      allowed = parties()
      write = pagePolicies(allowed, isHttps)
    }
    response.setHeader('Content-Security-Policy', write(hashInlineScripts(body)))
    response.setHeader('Reporting-Endpoints', reportingEndpoints)
  }
}
