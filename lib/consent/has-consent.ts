import { readHint } from '#lib/session/hint-cookies.ts'

/**
 * What a visitor can allow. `measuring`: visits are measured and advertisements counted (the four storages of Google's
 * Consent Mode). `recent`: this device remembers the books that were looked at, and searches. `films`: the shop may load films and
 * their pictures from YouTube.
 */
export type Consent = 'measuring' | 'recent' | 'films'

/** Rises when a purpose is added or changes its meaning: every visitor is then asked again. */
export const consentVersion = '1'

/**
 * Whether the visitor allows it. The cookie says `1.2026-11-27.measuring-films`. Product pages load this with their
 * first scripts, so the rest stands in consent.ts.
 */
export const hasConsent = (consent: Consent): boolean => {
  const [version, ...others] = (readHint('cookie_consent') ?? '').split(/[.-]/)
  return version === consentVersion && others.includes(consent)
}
