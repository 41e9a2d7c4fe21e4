import { deleteForeignCookies } from '#lib/session/foreign-cookies.ts'
import { consentTarget } from './consent-target.ts'
import { type Consent, hasConsent } from './has-consent.ts'

/** The entries of the local storage with the books that were looked at, and with what was searched for. */
export const recentKeys = { viewed: 'recently-viewed', searches: 'recent-searches' } as const

/** The cookies of Google, Meta, TikTok and Barion, which their scripts store under the shop's own host. */
const measuringCookies = /^(_ga|_gid|_gat|_gcl|_gac|_fbp|_fbc|_ttp|_tt_|ttcsid|ba_vid|ba_sid|BarionMarketing)/

/** Whether this device may store what the shop does not need. Without the banner nobody is asked about it. */
export const mayStore = (consent: Exclude<Consent, 'films'>): boolean =>
  consentTarget() === undefined || hasConsent(consent)

/** Deletes what a consent allowed that has ended, or was withdrawn. */
export const deleteUnallowed = (): void => {
  if (!mayStore('measuring')) deleteForeignCookies(measuringCookies)
  if (mayStore('recent')) return
  try {
    for (const key of Object.values(recentKeys)) localStorage.removeItem(key)
  } catch {
    // A forbidden storage holds nothing.
  }
}
