/**
 * Entries of spec point 3 that no part of the shop reads yet, each with the feature that will read it. The command
 * refuses to set them, because setting one would change nothing.
 */
const missingFeatures: Record<string, string> = {
  cookie_consent_active: 'the consent to cookies',
  cookie_consent_cta_target_url: 'the consent to cookies',
  analytics: 'analytics',
  analytics_ids: 'analytics',
  marketing_tag_ids: 'analytics',
}

export const unsupportedEntries: readonly string[] = Object.keys(missingFeatures)

/** The message with which an entry is refused; undefined for an entry that can be set. */
export const unsupportedReason = (key: string): string | undefined => {
  const feature = missingFeatures[key]
  return (
    feature &&
    `${key} waits for a part of the shop that is not there yet (${feature}); until then nothing would read it.`
  )
}
