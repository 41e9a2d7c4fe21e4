/**
 * What a cached answer can depend on. The backend announces changes by these tags (job `announce-change`), the
 * storefront's revalidate endpoint expires what carries them.
 */
export const cacheTags = {
  configuration: 'configuration',
  categories: 'categories',
  catalogue: 'catalogue',
  content: 'content',
  product: (id: number) => `product:${id}` as const,
  /** All that the variant's own page shows of it. */
  variant: (id: number) => `variant:${id}` as const,
  /** Price and availability, which other pages show as well: on cards, in rows, among the formats of a product. */
  offer: (id: number) => `offer:${id}` as const,
} as const

export type CacheTag =
  | 'configuration'
  | 'categories'
  | 'catalogue'
  | 'content'
  | `product:${number}`
  | `variant:${number}`
  | `offer:${number}`
  | `address:${string}`

/** Even an announcement that got lost is made good after this many seconds. */
export const cacheSeconds = 600

export const isCacheTag = (value: unknown): value is CacheTag =>
  typeof value === 'string' &&
  /^(configuration|categories|catalogue|content|(product|variant|offer):\d{1,9}|address:[a-z]+:[a-z0-9-]{1,80})$/.test(value)
