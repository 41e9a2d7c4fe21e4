import { type PageName, pageOf } from '#contracts/pages.ts'
import type { Locale } from '#contracts/shop.ts'
import { matchPage } from '#lib/routing/match-page.ts'

/** Beside the pages that search engines list: they show no password, no address and no order. */
const open = new Set<PageName>(['/search', '/compare', '/cart', '/variants/corresponding-variant'])

/** What tells which advertisement brought the visitor. */
const campaign = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|ttclid|msclkid)$/

export interface PagePlace {
  /** Undefined for an address that is no page. */
  page: PageName | undefined
  id: string | undefined
  /** Its address without ids of orders, without tokens, and without what forms have written into it. */
  location: string
  /** Whether it may show a password, an address or an order. */
  isPrivate: boolean
}

const keptQuery = (query: URLSearchParams, isListing: boolean): string => {
  const kept = new URLSearchParams([...query].filter(([name]) => isListing || campaign.test(name)))
  return kept.size > 0 ? `?${kept}` : ''
}

/** What events say of the page at an address. */
export const placeOf = ({ origin, pathname, search }: Pick<URL, 'origin' | 'pathname' | 'search'>): PagePlace => {
  const [, prefix, rest] = /^\/(en(?=\/|$))?\/?(.*)$/.exec(pathname) ?? []
  const locale: Locale = prefix ? 'en' : 'hu'
  const match = matchPage(rest ?? '', locale)
  const entry = match && pageOf(match.name)
  const path = entry?.shell && match?.id ? pathname.replace(match.id, '-') : pathname
  return {
    page: match?.name,
    id: match?.id,
    location: origin + path + keptQuery(new URLSearchParams(search), entry?.listing === true),
    isPrivate: !(match && (entry?.sitemap || open.has(match.name))),
  }
}
