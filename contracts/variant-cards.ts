import { z } from 'zod'
import { reference } from './brands.ts'
import { price, priceRange } from './money.ts'
import { ownPrice } from './own-prices.ts'
import { ratingSum } from './ratings.ts'
import { availabilities } from './shop.ts'
import { formatSchema } from './shop-schemas.ts'

export const availability = z.enum(availabilities)

/** `path` is the image's address without width and ending: `{path}-{160|320|640}.avif`, `{path}-640.jpg`, and `{path}-1280.jpg` for the enlarged view. */
export const cover = z.object({ path: z.string(), width: z.int(), height: z.int() })

/** The other formats in which the book is on sale, and their prices; null where the book has no other format. */
const otherFormats = priceRange.extend({ formats: z.array(formatSchema) })

/** Where a supplier has some of the copies that can be ordered. */
export const supplier = z.object({
  /** The copies that are here, which go first. */
  onHand: z.int(),
  /** Working days until others are here; null where the supplier does not say it. */
  leadDays: z.int().nullable(),
})

export const variantCard = z.object({
  id: z.int(),
  productId: z.int(),
  /** The path of the variant's page, in the requested language. */
  path: z.string(),
  sku: z.string(),
  title: z.string(),
  authors: z.array(reference),
  publisher: z.string(),
  format: formatSchema,
  language: z.string(),
  cover,
  price,
  otherFormats: otherFormats.nullable(),
  availability,
  /** Copies that can be ordered now; null where there is no limit (downloads). */
  stock: z.int().nullable(),
  /** Null where all of them are here. */
  supplier: supplier.nullable(),
  /** Null for what is announced without a day: it cannot be ordered yet. */
  publishedOn: z.string().nullable(),
  /** Null where there are no ratings, or where the configuration shows no ratings on cards. */
  rating: ratingSum.nullable(),
})
export type VariantCard = z.infer<typeof variantCard>

/** The data that depend on the customer and on the time. */
export const contextualValue = z.object({
  variantId: z.int(),
  /** The list price. */
  price,
  /** What the signed-in customer pays instead, from the fewest copies on; empty where the list price holds. */
  ownPrices: z.array(ownPrice),
  otherFormats: otherFormats.nullable(),
  availability,
  stock: z.int().nullable(),
  supplier: supplier.nullable(),
  favourited: z.boolean(),
})
