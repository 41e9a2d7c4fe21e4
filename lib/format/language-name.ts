import type { Locale } from '#contracts/shop.ts'

/** The name of a language by its code: `magyar`, `English`. */
export const languageName = (code: string, locale: Locale): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code
