import { stopAnalytics } from '#lib/analytics/analytics.ts'
import { analyticsSettings } from '#lib/analytics/page-settings.ts'
import { consents, decide } from '#lib/consent/consent.ts'
import { type Consent, hasConsent } from '#lib/consent/has-consent.ts'
import { deleteUnallowed } from '#lib/consent/optional-storage.ts'

/** What the visitor is asked about: measuring only where the shop measures. */
export const offeredConsents = (): readonly Consent[] =>
  consents.filter((consent) => consent !== 'measuring' || analyticsSettings() !== undefined)

/** Keeps the decision, and does at once what follows from it. */
export const applyDecision = (given: readonly Consent[]): void => {
  const wasMeasured = hasConsent('measuring')
  decide(given)
  const isWithdrawn = wasMeasured && !given.includes('measuring')
  if (isWithdrawn) stopAnalytics()
  deleteUnallowed()
  // The scripts of the providers run in this page; the same page without them is loaded.
  if (isWithdrawn) location.reload()
}
