export const siteKeyMeta = 'bot-check-key'

/** The key for the check, which the head of every page names (RECAPTCHA_SITE_KEY); undefined in a shop without keys. */
export const siteKey = (): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${siteKeyMeta}"]`)?.content
