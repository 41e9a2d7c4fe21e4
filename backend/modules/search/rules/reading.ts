import type { ListingQuery } from '#contracts/listing.ts'
import type { Hits, Search } from '../port.ts'
import type { Part, Understood } from './understand.ts'

/** A query of a listing with its words understood. */
export interface Reading {
  /** With the filters that words stand for; `q` is what the engine searched for. */
  query: ListingQuery
  found?: { hits: Hits }
  /** Whether what was found only sounds like the words. */
  isSimilar?: boolean
  /** Categories that words stand for, beside the category of the query. */
  categories: readonly number[]
  collectionId?: number | undefined
  /** The parts that count as filters. */
  understood: readonly Understood[]
  /** Filters that leave no book, and so do not count. */
  unmet: readonly Understood[]
  parts: readonly Part[]
  /** The search that found the books; undefined for a query without words. */
  search?: Search
}
