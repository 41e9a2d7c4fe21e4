/** The name with which the head of every page tells that the shop manages consent, and what its banner links to. */
export const consentMeta = 'cookie-consent'

/** What the banner links to; undefined where consent is not managed. */
export const consentTarget = (): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${consentMeta}"]`)?.content
