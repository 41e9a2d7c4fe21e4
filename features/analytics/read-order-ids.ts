import { analyticsSettings } from '#lib/analytics/page-settings.ts'
import { hasConsent } from '#lib/consent/has-consent.ts'
import { readReadableCookie } from '#lib/session/readable-cookie.ts'
import { placeOf } from './rules/page-place.ts'

/** `GS1.1.1795775299.1.0…` or `GS2.1.s1795775299$o1$g0…`: the session of Analytics. */
const sessionOf = (cookie = ''): string | undefined => /^GS\d\.\d\.s?(\d+)/.exec(cookie)?.[1]

/** `GA1.1.8254890280.1795775299`: the end is the client. */
const clientOf = (cookie = ''): string | undefined => /^GA\d\.\d\.(\d+\.\d+)$/.exec(cookie)?.[1]

/** What the providers call this browser. Undefined without the visitor's consent. */
export const readOrderIds = () => {
  const ga4 = analyticsSettings()?.tags.ga4
  if (!hasConsent('measuring')) return undefined
  return {
    clientId: clientOf(readReadableCookie('_ga')),
    sessionId: ga4 && sessionOf(readReadableCookie(`_ga_${ga4.replace('G-', '')}`)),
    fbp: readReadableCookie('_fbp'),
    fbc: readReadableCookie('_fbc'),
    userAgent: navigator.userAgent,
    page: new URL(placeOf(new URL(location.href)).location).pathname,
  }
}
