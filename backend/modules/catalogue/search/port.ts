import type { SQL } from 'drizzle-orm'
import type { Context } from '../../../http/context.ts'

/**
 * Finds products for a query. A search engine would answer with a list of values; Postgres answers with a subselect.
 * Either is a relation of `product_id`, `variant_id` (null unless one variant is meant) and `rank`, a whole number.
 */
export interface ProductSearch {
  find: (ctx: Context, query: string) => Promise<SQL>
}
