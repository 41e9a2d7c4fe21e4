import { z } from 'zod'
import { availability, cover, supplier } from './variant-cards.ts'
import { choices } from './choices.ts'
import type { EndpointTable } from './endpoint.ts'
import { price } from './money.ts'
import { afterId, formatSchema, rowIdText } from './shop-schemas.ts'

const feedItem = z.object({
  id: z.int(),
  productId: z.int(),
  sku: z.string(),
  isbn: z.string().nullable(),
  type: z.enum(['physical', 'virtual']),
  format: formatSchema,
  title: z.string(),
  authors: z.array(z.string()),
  publisher: z.string(),
  /** Plain text that stands without the page. */
  description: z.string(),
  /** The names of the categories from the root of the tree to the main category. */
  categories: z.array(z.string()),
  /** The path of its page in the requested language. */
  path: z.string(),
  cover,
  price,
  availability: availability.exclude(['unavailable']),
  supplier: supplier.nullable(),
  publishedOn: z.string(),
  /** The price, with tax, of the cheapest delivery of this variant alone; null for downloads. */
  delivery: z.object({ name: z.string(), gross: z.int() }).nullable(),
})
export type FeedItem = z.infer<typeof feedItem>

/** For services that send visitors to the shop: price comparison, news readers. */
export const feeds = {
  'GET /v2.0/feed_items': {
    action: 'catalog.read',
    summary: 'Variants that can be ordered now, all or those with these ids, in the order of ids; for feeds.',
    query: z.object({
      /** The part begins after this id. */
      after: afterId.default(0),
      ids: choices(rowIdText, 100).optional(),
      limit: z.coerce.number().int().min(1).max(500).default(500),
    }),
    /**
     * A part may hold fewer items than `limit`, or none, before the last part: variants that cannot be ordered are left
     * out.
     */
    response: z.object({ items: z.array(feedItem), cursor: z.string().nullable() }),
  },
} as const satisfies EndpointTable
