import type { ListingQuery } from '#contracts/listing.ts'
import type { Currency, Locale } from '#contracts/shop.ts'
import type { Candidates, Range } from './candidates.ts'
import type { CatalogIndex } from './catalog-index.ts'

/** What somebody asks the index. */
export interface Question {
  index: CatalogIndex
  query: ListingQuery
  currency: Currency
  /** See dayNumber. */
  today: number
}

/** A value that a filter offers. */
export interface OfferedValue {
  value: string
  label: string
  count: number
}

export interface Counting {
  index: CatalogIndex
  candidates: Candidates
  bit: number
  question: Question
  locale: Locale
  /** What the query chooses of this facet. */
  chosen: readonly (string | number)[]
}

/** How the index filters by a facet and counts it. Makers of facets are beside this file; facts.ts lists all facets. */
export interface Facet {
  /** Whether the facet tests products (by slot) or variants (by the place of their record). */
  of: 'product' | 'variant'
  /**
   * Makes the test of a choice, which says whether a product or a variant fails it.
   * @param chosen the values; of a range its two ends
   */
  failing: (question: Question, chosen: readonly (string | number)[]) => (at: number) => boolean
  /** Counts what can be chosen: values, or the ends of a range. */
  offer: (counting: Counting) => OfferedValue[] | Range | undefined
}
