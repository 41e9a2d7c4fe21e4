import { createTranslator } from 'use-intl/core'
import type { Locale } from '#contracts/shop.ts'
import en from '#messages/en/invoice-document.json' with { type: 'json' }
import hu from '#messages/hu/invoice-document.json' with { type: 'json' }

const translators = {
  hu: createTranslator({ locale: 'hu', messages: hu }),
  en: createTranslator({ locale: 'en', messages: en }),
}

export type Translate = (typeof translators)['hu']

export const translator = (locale: Locale): Translate => translators[locale]
