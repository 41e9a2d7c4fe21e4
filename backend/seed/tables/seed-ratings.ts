import { sql } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'
import { ratings } from '../../db/schema/ratings.ts'
import { seededInteger, seededNumber } from '../../kernel/seeded-number.ts'
import type { SeedData } from '../read-seed-data.ts'
import { insertRows } from './insert-rows.ts'
import type { SeededCatalog } from './seed-catalog.ts'

const day = 86_400_000
const longestAgo = 700

/**
 * Ratings of invented readers on the first variant of each product, spread over two years; then the averages of every
 * product.
 */
export const seedRatings = async (
  db: Database,
  data: SeedData['ratings'],
  { products, variants }: SeededCatalog,
  now: Date,
): Promise<void> => {
  const rows = Object.entries(data).flatMap(([key, entries]) => {
    const product = products.find((one) => one.key === key)
    const variant = variants.find(({ productId }) => productId === product?.id)
    if (!product || !variant) throw new Error(`A rating of the demo shop names ${key}, which is not in the catalog`)
    return entries.map(({ stars, by, locale, title, text }, index) => ({
      productId: product.id,
      variantId: variant.id,
      displayName: by,
      stars,
      title: title ?? null,
      text: text ?? null,
      locale,
      verified: seededNumber('bought', key, index) < 0.7,
      status: 'approved' as const,
      createdAt: new Date(now.getTime() - seededInteger(2, longestAgo, 'rated', key, index) * day),
    }))
  })
  await insertRows(db, ratings, rows)
  await db.execute(sql`
    update products p set rating_count = r.count, rating_sum = r.sum
    from (select product_id, count(*)::int as count, sum(stars)::int as sum from ratings group by product_id) r
    where p.id = r.product_id`)
}
