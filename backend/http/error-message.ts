import { createTranslator } from 'use-intl/core'
import type { ErrorCode } from '#contracts/errors.ts'
import type { Locale } from '#contracts/shop.ts'
import { datesInWords } from '#lib/format/dates-in-words.ts'
import en from '#messages/en/errors.json' with { type: 'json' }
import hu from '#messages/hu/errors.json' with { type: 'json' }

const translators = {
  hu: createTranslator({ locale: 'hu', messages: hu }),
  en: createTranslator({ locale: 'en', messages: en }),
}

/** The sentence for an error code, from the storefront's messages. */
export const errorMessage = (code: ErrorCode, locale: Locale, params?: Record<string, string | number>): string =>
  translators[locale](code, params && datesInWords(params, locale))
