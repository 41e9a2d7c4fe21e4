import type { AnalyticsEvent } from '../events.ts'
import type { AnalyticsSettings } from '../page-settings.ts'

/** Consent Mode v2. The four storages are always granted or denied together. */
export type ConsentState = 'granted' | 'denied'

export const storagesOf = (state: ConsentState) => ({
  ad_storage: state,
  ad_user_data: state,
  ad_personalization: state,
  analytics_storage: state,
})

/** A provider of measuring that runs in this page. */
export interface Tag {
  track: (event: AnalyticsEvent) => void
  updateConsent: (state: ConsentState) => void
}

export interface Start {
  settings: AnalyticsSettings
  /** The default state of the consent. */
  consent: ConsentState
}

/** Starts a provider; undefined where the shop has no id for it. */
export type StartTag = (start: Start) => Tag | undefined
