import type { Locale } from '#contracts/shop.ts'

/** `magyar`, `English`: a language's name by its code. */
export const languageName = (code: string, locale: Locale): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code
