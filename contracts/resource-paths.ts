import { type PageName, pathOf } from './pages.ts'
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

/** A product has no page of its own. Its address redirects to one of its variants. */
export type PagedType = Exclude<ResourceType, 'product'>

/** The page for resources of a type. */
export const resourcePages = {
  category: '/categories/[id]',
  collection: '/collections/[id]',
  variant: '/products/[id]',
  store: '/stores/[id]',
  content: '/contents/[id]',
  brand: '/authors/[id]',
  publisher: '/publishers/[id]',
} as const satisfies Record<PagedType, PageName>

const firstSegments = (name: PageName): Record<Locale, string> => ({
  hu: pathOf(name, 'hu').split('/')[1] ?? '',
  en: pathOf(name, 'en').split('/')[1] ?? '',
})

/**
 * The first segment of the paths of each resource. The backend uses it to read addresses, and to write them into
 * sitemaps and feeds.
 */
export const resourcePaths = Object.fromEntries(
  Object.entries(resourcePages).map(([type, name]) => [type, firstSegments(name)]),
) as Record<PagedType, Record<Locale, string>>

export const pagedTypes = Object.keys(resourcePages) as PagedType[]

/** `uj-konyvek` -> `/uj-konyvek`, in English `/en/uj-konyvek`. */
export const withLocale = (path: string, locale: Locale): string =>
  locale === 'hu' ? `/${path}` : `/${locale}/${path}`

/**
 * The cache tag for the canonical address of a resource: `address:variant:12`, `address:collection:new`.
 * @param address the id or key in the path of its page
 */
export const addressTag = (type: PagedType, address: string) =>
  `address:${type}:${/\d+$/.exec(address)?.[0] ?? address}` as const
