import type { SQL } from 'drizzle-orm'
import type { Context } from '../../../http/context.ts'

/**
 * What a query found. A search engine would answer with a list of values; Postgres answers with a subselect. Either is
 * a relation of `product_id`, `variant_id` (null unless one variant is meant) and `rank`, a whole number.
 */
export interface Found {
  relation: SQL
  /** Not so where no book has the words and the relation is of near misses, if of any. */
  isExact: boolean
}

/** Finds products for a query. */
export interface ProductSearch {
  find: (ctx: Context, query: string) => Promise<Found>
  /** What somebody may have meant whose query found nothing exact; a query that finds books. */
  correct: (ctx: Context, query: string) => Promise<string | undefined>
}
