import type { ListedType, RegionToken } from '#contracts/regions.ts'

type RegionTag = `region:${RegionToken}` | `region:${RegionToken}:${ListedType}:${string}`

const region = (token: RegionToken, type?: ListedType, id?: string | number): RegionTag =>
  type === undefined ? `region:${token}` : `region:${token}:${type}:${id}`

/**
 * The data that a cached answer can depend on. The backend announces changes by these tags, and each storefront clears
 * the answers that have them (`server/announcements`).
 */
export const cacheTags = {
  configuration: 'configuration',
  categories: 'categories',
  catalog: 'catalog',
  /** The deals of the shop. Coupons are on no page. */
  deals: 'deals',
  /** The fields of contents that lists show. A content with its body has the tag below. */
  content: 'content',
  contentPage: (id: number) => `content:${id}` as const,
  /** The entry that a region shows: the one for all pages, or the one for a listing. */
  region,
  strip: (versionId: number) => `strip:${versionId}` as const,
  menu: (id: number) => `menu:${id}` as const,
  faqs: 'faqs',
  documents: 'documents',
  translations: 'translations',
  seos: 'seos',
  product: (id: number) => `product:${id}` as const,
  /** All data that the page of the variant shows. */
  variant: (id: number) => `variant:${id}` as const,
  /** Price and availability, which other pages show, too: on cards, in rows, among the formats of a product. */
  offer: (id: number) => `offer:${id}` as const,
} as const

export type CacheTag =
  | 'configuration'
  | 'categories'
  | 'catalog'
  | 'deals'
  | 'content'
  | 'faqs'
  | 'documents'
  | 'translations'
  | 'seos'
  | RegionTag
  | `${'content' | 'strip' | 'menu' | 'product' | 'variant' | 'offer'}:${number}`
  | `address:${string}`

/** After this many seconds a cached answer is renewed even if its announcement was lost. */
export const cacheSeconds = 600

const isTag =
  /^(configuration|categories|catalog|deals|content|faqs|documents|translations|seos|(content|strip|menu|product|variant|offer):\d{1,9}|address:[a-z]+:[a-z0-9-]{1,80}|region:[a-z]{1,9}(:[a-z]{1,12}:[a-z0-9-]{1,80})?)$/

export const isCacheTag = (value: unknown): value is CacheTag => typeof value === 'string' && isTag.test(value)
