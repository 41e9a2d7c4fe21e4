import type { Locale } from '#contracts/shop.ts'

const isLocale = (tag: string): tag is Locale => tag === 'hu' || tag === 'en'

/** The first of the shop's languages in an `Accept-Language` header; Hungarian if it names none of them. */
export const localeOf = (header: string | null | undefined): Locale =>
  header
    ?.split(',', 20)
    .map((part) => part.trim().slice(0, 2).toLowerCase())
    .find(isLocale) ?? 'hu'
