import { type SQL, sql } from 'drizzle-orm'
import type { FacetToken } from '#contracts/facets.ts'
import { ageBands, leastRatings } from '#contracts/shop.ts'
import { languageName } from '#lib/format/language-name.ts'
import type { CatalogIndex as IndexOf } from './rules/catalog-index.ts'
import type { Entries as EntriesOf } from './rules/entries.ts'
import type { Facet } from './rules/facet.ts'
import { isAuthorCode } from './rules/people.ts'
import { bitsFacet, idFacet, keyFacet, leastFacet, personFacet, textFacet } from './rules/product-facets.ts'
import { availabilityFacet, formatFacet, rangeFacet } from './rules/variant-facets.ts'
import { field, noYear, priceField } from './rules/variant-record.ts'

const youngest = sql`coalesce(p.age_from, 0)`

/** One bit for each band that the ages touch. An open end goes on; a book for one single age belongs to the band that begins there. */
const ageBits = sql`case when p.age_from is null and p.age_to is null then 0 else ${sql.join(
  ageBands.map((band, index) => {
    const [low = 0, high = 0] = band.split('-').map(Number)
    const touches = sql`${youngest} < ${sql.raw(String(high))} and greatest(coalesce(p.age_to, 99), ${youngest} + 1) > ${sql.raw(String(low))}`
    return sql`case when ${touches} then ${sql.raw(String(1 << index))} else 0 end`
  }),
  sql` + `,
)} end`

/**
 * The facts of a product that the index holds as numbers, each with its SQL over product `p` and its work `w`. A text is
 * numbered by the index. 0 stands for a fact that a product does not have.
 */
export const columns = {
  works: sql`coalesce(p.work_id, 0)`,
  languages: sql`p.language`,
  /** 1 where the work was written in another language. */
  translated: sql`coalesce(w.original_language <> p.language, false)::int`,
  /** When the work came out first. */
  firstYears: sql`coalesce(w.first_year, 0)::int`,
  popularity: sql`p.popularity`,
  publishers: sql`p.publisher_id`,
  series: sql`coalesce(p.series_id, 0)`,
  ages: ageBits,
  /** The average of the ratings without its fraction. */
  stars: sql`case when p.rating_count > 0 then p.rating_sum / p.rating_count else 0 end`,
  titleLengths: sql`length(plain(p.title))`,
} as const satisfies Record<string, SQL>

export type Column = keyof typeof columns
export const columnNames = Object.keys(columns) as Column[]
export type CatalogIndex = IndexOf<Column>
export type Entries = EntriesOf<Column>

/** How the index reads and counts each facet of contracts/facets.ts. docs/recipes.md says how to add one. */
export const facetReaders: Record<FacetToken, Facet> = {
  format: formatFacet,
  availability: availabilityFacet,
  age: bitsFacet('ages', ageBands),
  author: personFacet(isAuthorCode),
  price: rangeFacet(priceField),
  publisher: keyFacet('publishers', 'publishers'),
  series: idFacet('series', 'series'),
  language: textFacet('languages', languageName),
  year: rangeFacet(() => field.year, noYear),
  rating: leastFacet('stars', leastRatings),
}
