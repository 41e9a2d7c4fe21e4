import { createTranslator } from 'use-intl/core'
import { newsletterConsent } from '#contracts/newsletter-consent.ts'
import type { Locale } from '#contracts/shop.ts'
import { withArticle } from '#lib/format/with-article.ts'
import en from '#messages/en/newsletter.json' with { type: 'json' }
import hu from '#messages/hu/newsletter.json' with { type: 'json' }

const translators = {
  hu: createTranslator({ locale: 'hu', messages: hu }),
  en: createTranslator({ locale: 'en', messages: en }),
}

/** The text of the consent as the form shows it, with its version. */
export const currentConsent = (locale: Locale, company: string): { version: string; text: string } => ({
  version: newsletterConsent,
  text: translators[locale]('consent', { company: withArticle(company, locale) }),
})
