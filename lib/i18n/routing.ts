import { defineRouting } from 'next-intl/routing'
import { locales } from '#contracts/shop.ts'

/** How a language is chosen; where its pages stand is the business of lib/routing. */
export const routing = defineRouting({
  locales,
  defaultLocale: 'hu',
  localePrefix: 'as-needed',
  /** Written into the head by the pages themselves, see lib/seo. */
  alternateLinks: false,
  localeCookie: { name: 'locale', maxAge: 31_536_000, sameSite: 'lax', path: '/' },
})
