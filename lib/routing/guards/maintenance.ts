import { getPathname } from '#contracts/page-address.ts'
import { type Locale, locales } from '#contracts/shop.ts'
import type { Guard } from './guard.ts'

const pathOf = (page: '/' | '/maintenance', locale: Locale) => getPathname({ href: page, locale })
const paths = new Set(locales.map((locale) => pathOf('/maintenance', locale)))

/** In maintenance every page redirects to the maintenance page. Otherwise that page redirects to the home page. */
export const maintenanceGuard: Guard = ({ pathname }, { maintenance }) =>
  maintenance === paths.has(pathname)
    ? undefined
    : { path: pathOf(maintenance ? '/maintenance' : '/', /^\/en(\/|$)/.test(pathname) ? 'en' : 'hu'), status: 307 }
