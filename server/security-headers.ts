import { filePolicy, pdfPolicy } from './content-policy.ts'
import type { Step } from './step.ts'

interface Settings {
  isHttps: boolean
  /** Whether the whole domain below the shop's host is on https, too. */
  withSubdomains: boolean
}

const oneYear = 31_536_000

const isPdf = (url = ''): boolean => /^\/assets\/[^?]*\.pdf(\?|$)/i.test(url)
/** Shown by others, too: mails, price comparisons, previews of links. */
const isForOthers = (url = ''): boolean => /^\/(assets|feeds)\//.test(url)

/** Lays the security headers upon every answer, whoever gives it. Pages put a policy of their own in place of the files' one. */
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
