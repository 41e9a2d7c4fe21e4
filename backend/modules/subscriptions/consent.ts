import { newsletterConsent } from '#contracts/newsletter-consent.ts'
import type { Locale } from '#contracts/shop.ts'
import en from '#messages/en/newsletter.json' with { type: 'json' }
import hu from '#messages/hu/newsletter.json' with { type: 'json' }

const texts: Record<Locale, string> = { hu: hu.consent, en: en.consent }

/** The text as it stands on the form, with its version. */
export const currentConsent = (locale: Locale): { version: string; text: string } => ({ version: newsletterConsent, text: texts[locale] })
