export const siteKeyMeta = 'bot-check-key'
export const simulatorMeta = 'bot-check-simulator'

const readMeta = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content

/** The key for the check, which the head of every page names (RECAPTCHA_SITE_KEY); undefined in a shop without keys. */
export const siteKey = (): string | undefined => readMeta(siteKeyMeta)

/** Where a trial loads the script from instead of Google (TAGS_URL). */
export const simulatorUrl = (): string | undefined => readMeta(simulatorMeta)
