import type { BothLanguages } from '../../../db/schema/columns.ts'

/** What words of a query stand for: a choice in one of the filters, or a shelf or list of the shop. */
export interface Meaning {
  token: 'format' | 'availability' | 'language' | 'publisher' | 'age' | 'year' | 'reduced' | 'category' | 'collection'
  /** As the query of a listing has them; of a year its ends, where one may be empty. */
  values: readonly string[]
  /** Where the catalog has a name for it. */
  name?: BothLanguages
}
