import { sql } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import type { Hit } from '../search/service.ts'

/** The variants of a collection. Their ranks are their positions. */
export const selectCollection = async ({ db }: Context, id: number): Promise<Hit[]> => {
  const { rows } = await db.execute<Hit & Record<string, unknown>>(sql`
    select v.product_id as "productId", v.id as "variantId", cv.position as rank
    from collection_variants cv join variants v on v.id = cv.variant_id where cv.collection_id = ${id}`)
  return rows
}
