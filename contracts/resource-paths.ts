import type { Locale } from './shop.ts'

/** The spec's URL resources (point 3), and publishers, which have pages as well. */
export const resourceTypes = [
  'category',
  'collection',
  'variant',
  'product',
  'store',
  'content',
  'brand',
  'publisher',
] as const
export type ResourceType = (typeof resourceTypes)[number]

/** A product has no page of its own: its address leads to one of its variants. */
export type PagedType = Exclude<ResourceType, 'product'>

/**
 * The first segment of each resource's page, as `lib/routing/pages.ts` has it (a test compares them): the backend
 * reads addresses and writes them into sitemaps and feeds without knowing the pages.
 */
export const resourcePaths = {
  category: { hu: 'kategoriak', en: 'categories' },
  collection: { hu: 'listak', en: 'collections' },
  variant: { hu: 'termekek', en: 'products' },
  store: { hu: 'uzletek', en: 'stores' },
  content: { hu: 'tartalmak', en: 'contents' },
  brand: { hu: 'szerzok', en: 'authors' },
  publisher: { hu: 'kiadok', en: 'publishers' },
} as const satisfies Record<PagedType, Record<Locale, string>>

export const pagedTypes = Object.keys(resourcePaths) as PagedType[]

/** `uj-konyvek` -> `/uj-konyvek`, in English `/en/uj-konyvek`. */
export const withLocale = (path: string, locale: Locale): string => (locale === 'hu' ? `/${path}` : `/en/${path}`)

/**
 * The cache tag of what pages say about a resource's right address: `address:variant:12`, `address:collection:new`.
 * @param address what stands in the path of its page
 */
export const addressTag = (type: PagedType, address: string) =>
  `address:${type}:${/\d+$/.exec(address)?.[0] ?? address}` as const
