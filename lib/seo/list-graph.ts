import type { Locale } from '#contracts/shop.ts'
import { siteReference } from './shop-graph.ts'

interface ListFacts {
  url: string
  home: string
  name: string
  description?: string | null | undefined
  locale: Locale
  /** All of them, on this page and the next ones. */
  count: number
  items: readonly { name: string; url: string }[]
  /** What the list is of, where that has a node of its own. */
  about?: { '@id': string }
}

/** A page that lists others, in the order in which it shows them. */
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
