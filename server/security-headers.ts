import { filePolicy, pdfPolicy } from './content-policy.ts'
import type { Step } from './steps/step.ts'

interface Settings {
  isHttps: boolean
  /** Whether all subdomains of the shop's host use https, too. */
  withSubdomains: boolean
}

const oneYear = 31_536_000

const isPdf = (url = ''): boolean => /^\/assets\/[^?]*\.pdf(\?|$)/i.test(url)
/** Files that other sites show: in mails, in price comparisons, in previews of links. */
const isForOthers = (url = ''): boolean => /^\/(assets|feeds)\//.test(url)

/** Adds the security headers to every answer. A page replaces the policy for files by its own. */
export const securityHeaders = ({ isHttps, withSubdomains }: Settings): Step => {
  const headers = new Map([
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(self)'],
    ...(isHttps
      ? [['Strict-Transport-Security', `max-age=${oneYear}${withSubdomains ? '; includeSubDomains' : ''}`] as const]
      : []),
  ])
  return ({ url }, response, next) => {
    response.setHeaders(headers)
    response.setHeader('Content-Security-Policy', isPdf(url) ? pdfPolicy : filePolicy)
    response.setHeader('Cross-Origin-Resource-Policy', isForOthers(url) ? 'cross-origin' : 'same-origin')
    next()
  }
}
