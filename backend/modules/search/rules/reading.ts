import type { ListingQuery } from '#contracts/listing.ts'
import type { Found } from '../port.ts'
import type { Part, Understood } from './understand.ts'

/** What a listing is asked for, its words understood. */
export interface Reading {
  /** With what the words stand for; `q` is what was looked for among the books. */
  query: ListingQuery
  found?: Found
  /** Whose books are meant, beside that of the query. */
  categories: readonly number[]
  collectionId?: number | undefined
  /** What of `parts` counts. */
  understood: readonly Understood[]
  /** What leaves no book. */
  unmet: readonly Understood[]
  parts: readonly Part[]
}
