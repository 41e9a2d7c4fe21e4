import type { Locale } from '#contracts/shop.ts'
import { siteReference } from './shop-graph.ts'

interface ListFacts {
  url: string
  home: string
  name: string
  description?: string | null | undefined
  locale: Locale
  /** The number of items on all pages together. */
  count: number
  items: readonly { name: string; url: string }[]
  /** The subject of the list, where it has structured data of its own. */
  about?: { '@id': string }
}

/** The structured data of a page that lists other pages, in the order of the page. */
export const listGraph = ({ url, home, name, description, locale, count, items, about }: ListFacts) => ({
  '@type': 'CollectionPage',
  '@id': url,
  url,
  name,
  ...(description && { description }),
  inLanguage: locale,
  isPartOf: siteReference(home),
  ...(about && { about }),
  mainEntity: {
    '@type': 'ItemList',
    numberOfItems: count,
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
  },
})
