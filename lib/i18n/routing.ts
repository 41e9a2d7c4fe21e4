import { defineRouting } from 'next-intl/routing'
import { locales } from '#contracts/shop.ts'

/** How a language is chosen. lib/routing says which address a page has in each language. */
export const routing = defineRouting({
  locales,
  defaultLocale: 'hu',
  localePrefix: 'as-needed',
  /** The pages write the alternate links into their heads, see lib/seo. */
  alternateLinks: false,
  localeCookie: { name: 'locale', maxAge: 31_536_000, sameSite: 'lax', path: '/' },
})
