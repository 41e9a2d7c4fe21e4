import type { ListingQuery } from '#contracts/listing.ts'
import { ageBands, availabilities, formats, leastRatings, type Locale } from '#contracts/shop.ts'
import type { LiveCatalog } from '../../catalog-index/catalog-index.ts'
import type { Facet } from '../../catalog-index/rules/facets.ts'
import { keepBest } from '../../catalog-index/rules/keep-best.ts'
import type { Tally } from '../../catalog-index/rules/tally.ts'

/** A value with its count, or the ends of a range. */
export interface FacetRow {
  facet: Facet
  value: string | null
  label: string | null
  count: number
  min: number | null
  max: number | null
}

/** Authors or series that a filter offers; the selected ones come on top. */
const mostOffered = 100

const rowOf = (facet: Facet, value: string, count: number, label = value): FacetRow => ({
  facet,
  value,
  label,
  count,
  min: null,
  max: null,
})

const ofWords = (facet: Facet, counts: ArrayLike<number>, words: readonly string[]): FacetRow[] =>
  words.flatMap((word, index) => ((counts[index] ?? 0) > 0 ? [rowOf(facet, word, counts[index] ?? 0)] : []))

/** Who gives four stars gives three too: each step counts those above it. */
const ofStars = (stars: Int32Array): FacetRow[] =>
  leastRatings.flatMap((least) => {
    const count = stars.subarray(least).reduce((sum, one) => sum + one, 0)
    return count > 0 ? [rowOf('rating', String(least), count)] : []
  })

const ofRange = (facet: Facet, { min, max }: Tally['price']): FacetRow[] =>
  min > max ? [] : [{ facet, value: null, label: null, count: 0, min, max }]

interface Label {
  text: string
  sortKey: string
}

interface Offered {
  id: number
  count: number
  label: Label
}

/** Of thousands the most frequent; what is selected stays, also where nothing is left of it. */
const ofMany = (
  facet: Facet,
  counts: Int32Array,
  selected: readonly number[],
  labelOf: (id: number) => Label | undefined,
): FacetRow[] => {
  const { kept, offer } = keepBest<Offered>(
    mostOffered,
    (a, b) => a.count > b.count || (a.count === b.count && a.label.sortKey < b.label.sortKey),
  )
  let least = 0
  for (let id = 0; id < counts.length; id++) {
    const count = counts[id] ?? 0
    if (count === 0 || count < least || selected.includes(id)) continue
    const label = labelOf(id)
    if (label) offer({ id, count, label })
    if (kept.length === mostOffered) least = kept.at(-1)?.count ?? 0
  }
  const chosen = selected.flatMap((id) => {
    const label = labelOf(id)
    return label ? [{ id, count: counts[id] ?? 0, label }] : []
  })
  return [...chosen, ...kept].map(({ id, count, label }) => rowOf(facet, String(id), count, label.text))
}

/** All facets that were counted, in words. */
export const facetRows = (
  { shelf, labels }: LiveCatalog,
  tally: Tally,
  locale: Locale,
  { author = [], series = [] }: ListingQuery,
): FacetRow[] => [
  ...ofWords('format', tally.formats, formats),
  ...ofWords('language', tally.languages, shelf.languageNames),
  ...ofRange('price', tally.price),
  ...ofWords('availability', tally.availabilities, availabilities),
  ...ofMany('author', tally.authors, author, (id) => {
    const person = labels.people.get(id)
    return person && { text: person[locale], sortKey: person.sortKey }
  }),
  ...[...labels.publishers].flatMap(([id, { key, name }]) =>
    (tally.publishers[id] ?? 0) > 0 ? [rowOf('publisher', key, tally.publishers[id] ?? 0, name)] : [],
  ),
  ...ofMany('series', tally.series, series, (id) => {
    const one = labels.series.get(id)
    return one && { text: one[locale], sortKey: one.key }
  }),
  ...ofWords('age', tally.ages, ageBands),
  ...ofRange('year', tally.year),
  ...ofStars(tally.stars),
]
