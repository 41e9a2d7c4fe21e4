import { deleteForeignCookies } from '#lib/session/foreign-cookies.ts'
import { consentTarget } from './consent-target.ts'
import { type Consent, hasConsent } from './has-consent.ts'

/** The books that were looked at, and what was searched for. */
export const recentKeys = { viewed: 'recently-viewed', searches: 'recent-searches' } as const

/** The orders and the checkouts that were measured, so that each counts once. */
export const measuredKeys = { orders: 'measured-orders', checkout: 'measured-checkout' } as const

/** The cookies of Google, Meta, TikTok and Barion, which their scripts store under the shop's own host. */
const measuringCookies = /^(_ga|_gid|_gat|_gcl|_gac|_fbp|_fbc|_ttp|_tt_|ttcsid|ba_vid|ba_sid|BarionMarketing)/

/** Whether this device may store what the shop does not need. Without the banner nobody is asked about it. */
export const mayStore = (consent: Exclude<Consent, 'films'>): boolean =>
  consentTarget() === undefined || hasConsent(consent)

const deleteEntries = (keys: Readonly<Record<string, string>>): void => {
  try {
    for (const storage of [localStorage, sessionStorage]) for (const key of Object.values(keys)) storage.removeItem(key)
  } catch {
    // A forbidden storage holds nothing.
  }
}

/** Deletes what a consent allowed that has ended, or was withdrawn. */
export const deleteUnallowed = (): void => {
  if (!mayStore('measuring')) {
    deleteForeignCookies(measuringCookies)
    deleteEntries(measuredKeys)
  }
  if (!mayStore('recent')) deleteEntries(recentKeys)
}
