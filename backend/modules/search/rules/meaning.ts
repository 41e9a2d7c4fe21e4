import type { BothLanguages } from '../../../db/schema/columns.ts'

/** What words of a query stand for: a choice in one of the filters, a category or a collection. */
export interface Meaning {
  token: 'format' | 'availability' | 'language' | 'publisher' | 'age' | 'year' | 'reduced' | 'category' | 'collection'
  /** As the query of a listing writes them. A year has two ends, of which one may be empty. */
  values: readonly string[]
  /** Set where the catalog has a name for it. */
  name?: BothLanguages
}
