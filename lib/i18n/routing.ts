import { defineRouting } from 'next-intl/routing'
import { locales } from '#contracts/shop.ts'
import { type PageName, pages } from '#lib/routing/pages.ts'

type Pathnames = { [Name in PageName]: { hu: (typeof pages)[Name]['hu']; en: (typeof pages)[Name]['en'] } }

const pathnames = Object.fromEntries(Object.entries(pages).map(([name, { hu, en }]) => [name, { hu, en }])) as Pathnames

export const routing = defineRouting({
  locales,
  defaultLocale: 'hu',
  localePrefix: 'as-needed',
  pathnames,
  /** Written into the head by the pages themselves, see lib/seo. */
  alternateLinks: false,
  localeCookie: { name: 'locale', maxAge: 31_536_000, sameSite: 'lax', path: '/' },
})
