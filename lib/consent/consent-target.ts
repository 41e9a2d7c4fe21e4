/** The name with which the head of every page tells that the shop manages consent, and what its banner links to. */
export const consentMeta = 'cookie-consent'

/** What the banner links to; undefined where consent is not managed. */
export const consentTarget = (): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${consentMeta}"]`)?.content

/**
 * Where the banner stands in the document: after the link that skips to the content, so that it is the first part of the
 * page for the keyboard and for screen readers. The root layout has the place where consent is managed.
 */
export const consentPlaceId = 'cookie-consent'
