import { type Locale, locales } from '#contracts/shop.ts'
import type { PageName } from '#contracts/pages.ts'
import type { PageMatch } from './match-page.ts'
import type { RequestedPath } from './read-path.ts'

interface Alias {
  /** The path in each language without prefix; the parentheses hold the id, which may be missing. */
  paths: Record<Locale, RegExp>
  /** The page that shows it, with the id and without one. */
  page: PageName
  list: PageName
}

/** Further addresses of the spec (point 2, "also existing") that lead to the pages of orders and offers. */
const aliases: readonly Alias[] = [
  {
    paths: { hu: /^profil\/rendelesek\/(?:([^/]+)\/)?adatok$/, en: /^customer\/orders\/(?:([^/]+)\/)?view$/ },
    page: '/customer/orders/[id]/details/view',
    list: '/orders',
  },
  {
    paths: { hu: /^profil\/rendelesek\/(?:([^/]+)\/)?reszletek$/, en: /^customer\/orders\/(?:([^/]+)\/)?details$/ },
    page: '/customer/orders/[id]/details/view',
    list: '/orders',
  },
  {
    paths: { hu: /^rendelesek\/(?:([^/]+)\/)?ertekeles$/, en: /^orders\/(?:([^/]+)\/)?rating$/ },
    page: '/rating/order/[id]',
    list: '/orders',
  },
  {
    paths: { hu: /^rendelesek\/(?:([^/]+)\/)?reszletek$/, en: /^orders\/(?:([^/]+)\/)?details$/ },
    page: '/orders/[id]/details/view',
    list: '/order-tracking',
  },
  {
    paths: {
      hu: /^profil\/arajanlatok\/(?:([^/]+)\/)?(?:adatok|reszletek(?:\/adatok)?)$/,
      en: /^customer\/offers\/(?:([^/]+)\/)?(?:view|details(?:\/view)?)$/,
    },
    page: '/customer/offers/[id]/details',
    list: '/customer/offers',
  },
  {
    paths: { hu: /^profil\/arajanlatok\/([^/]+)$/, en: /^customer\/offers\/([^/]+)$/ },
    page: '/customer/offers/[id]/details',
    list: '/customer/offers',
  },
]

/** The page that shows what such an address names. */
export const matchAlias = ({ path }: RequestedPath): PageMatch | undefined => {
  for (const { paths, page, list } of aliases)
    for (const locale of locales) {
      const match = paths[locale].exec(path)
      if (match) return { name: match[1] === undefined ? list : page, locale, id: match[1] }
    }
  return undefined
}
