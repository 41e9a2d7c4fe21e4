import type { Locale } from '#contracts/shop.ts'

/** The address that an operator has set as a Hungarian path, for a page in this language; the shop leads on to its own path. */
export const localised = (target: string, locale: Locale): string =>
  locale === 'hu' || !target.startsWith('/') ? target : `/${locale}${target}`
