import type { Context } from '../../kernel/context.ts'
import type { LiveCatalog } from '../catalog-index/catalog-index.ts'

export interface Hit {
  productId: number
  /** Null unless one variant is meant. */
  variantId: number | null
  /** The higher the better; a whole number. */
  value: number
}

export interface Found {
  hits: readonly Hit[]
  /** How near the best of them comes, see `steps`; 0 without names. */
  best: number
  /** Set where no book has the words and the hits are near misses, if any: all books that sound a little like them. */
  near?: readonly Hit[]
}

/** Finds products for a query. */
export interface ProductSearch {
  find: (ctx: Context, live: LiveCatalog, query: string) => Promise<Found>
  /** What somebody may have meant whose query found nothing exact; a query that finds books. */
  correct: (ctx: Context, live: LiveCatalog, query: string, near: readonly Hit[]) => Promise<string | undefined>
}
