import type { Locale } from '#contracts/shop.ts'

/** A name with its definite article in Hungarian: `a Kolofon Kft.`, `az Iris Kft.`. English needs none. */
export const withArticle = (name: string, locale: Locale): string =>
  locale === 'hu' ? `${/^[aáeéiíoóöőuúüű]/i.test(name) ? 'az' : 'a'} ${name}` : name
