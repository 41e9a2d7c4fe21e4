/**
 * Entries of spec point 3 that nothing reads yet: setting one would promise what does not happen. Each entry with the
 * issue that it waits for.
 */
const waiting: Record<string, string> = {
  operation_mode: 'the registration of readers and organizations',
  price_list_enabled: 'price lists of organizations',
  b2b_disabled: 'the registration of readers and organizations',
  offer_request_disabled: 'requests for offers',
  cookie_consent_active: 'the consent to cookies',
  cookie_consent_cta_target_url: 'the consent to cookies',
  analytics: 'analytics',
  analytics_ids: 'analytics',
  marketing_tag_ids: 'analytics',
}

export const entriesToCome: readonly string[] = Object.keys(waiting)

/** Why an entry cannot be set now; undefined if it can. */
export const whyNotYet = (key: string): string | undefined => {
  const what = waiting[key]
  return (
    what && `${key} waits for a part of the shop that is not there yet (${what}); until then nothing would read it.`
  )
}
