import type { ListingQuery } from '#contracts/listing.ts'
import type { Currency, Locale } from '#contracts/shop.ts'
import type { Counter, Range } from './candidates.ts'
import type { CatalogIndex } from './catalog-index.ts'

/** What a request asks the index. */
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
  question: Question
  /** See chosen-facets.ts. */
  bit: number
  /** What the query chooses of this facet. */
  chosen: readonly (string | number)[]
}

/** What can be chosen: values with their counts, or the ends of a range. */
export type Offered = OfferedValue[] | Range | undefined

/** The same in the language of a page. */
export type Offer = (locale: Locale) => Offered

/** How the index filters by a facet and counts it. Makers of facets are beside this file; facts.ts lists all facets. */
export interface Facet {
  /** Whether the facet tests products (by slot) or variants (by the place of their record). */
  of: 'product' | 'variant'
  /**
   * Makes the test of a choice, which says whether a product or a variant fails it.
   * @param chosen the values; of a range its two ends
   */
  failing: (question: Question, chosen: readonly (string | number)[]) => (at: number) => boolean
  /** Makes the counter of one question. */
  counter: (counting: Counting) => Counter<Offer>
}

/** A counter whose result is what a facet offers. */
export const counterOf = <Counts>(
  counter: Counter<Counts>,
  offer: (counts: Counts, locale: Locale) => Offered,
): Counter<Offer> => ({
  ...counter,
  result: () => (locale) => offer(counter.result(), locale),
})
