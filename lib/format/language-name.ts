import type { Locale } from '#contracts/shop.ts'

const names = {
  hu: new Intl.DisplayNames('hu', { type: 'language' }),
  en: new Intl.DisplayNames('en', { type: 'language' }),
} satisfies Record<Locale, Intl.DisplayNames>

/** The name of a language by its code: `magyar`, `English`. */
export const languageName = (code: string, locale: Locale): string => names[locale].of(code) ?? code
