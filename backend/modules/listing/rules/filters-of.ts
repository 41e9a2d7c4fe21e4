import type { Filter, ListingQuery } from '#contracts/listing.ts'
import { ageBands, availabilities, formats, leastRatings } from '#contracts/shop.ts'
import type { FacetRow } from './facet-rows.ts'
import { type Facet, facets } from '../../catalog-index/rules/facets.ts'

/** Facets of a few known values keep the order of the words; the others show the most frequent first. */
const knownOrder: Partial<Record<Facet, readonly string[]>> = {
  format: formats,
  availability: availabilities,
  age: ageBands,
  rating: leastRatings.map(String),
}

const isRange = (facet: Facet): facet is 'price' | 'year' => facet === 'price' || facet === 'year'

const selectedOf = (query: ListingQuery, facet: Facet): Set<string> =>
  isRange(facet) ? new Set() : new Set([query[facet] ?? []].flat().map(String))

/** A selected value stays visible when nothing is left of it, so that it can be taken back. */
const valuesOf = (rows: readonly FacetRow[], facet: Facet, selected: Set<string>): Filter['values'] => {
  const counted = new Map<string, { label: string; count: number }>()
  for (const value of selected) counted.set(value, { label: value, count: 0 })
  for (const { value, label, count } of rows)
    if (value !== null && count >= (counted.get(value)?.count ?? 0))
      counted.set(value, { label: label ?? value, count })
  const values = [...counted].map(([value, { label, count }]) => ({
    value,
    label,
    count,
    selected: selected.has(value),
  }))
  const order = knownOrder[facet]
  return order
    ? values.toSorted((a, b) => order.indexOf(a.value) - order.indexOf(b.value))
    : values.toSorted((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1))
}

/** The filters of an answer, in the order in which pages show them. */
export const filtersOf = (rows: readonly FacetRow[], query: ListingQuery): Filter[] =>
  facets.map((facet) => {
    const own = rows.filter((row) => row.facet === facet)
    if (!isRange(facet))
      return {
        token: facet,
        type: facet === 'rating' ? 'single' : 'multiple',
        values: valuesOf(own, facet, selectedOf(query, facet)),
      }
    const [range] = own
    return {
      token: facet,
      type: 'range',
      values: [],
      ...(range?.min != null && range.max != null && { min: range.min, max: range.max }),
    }
  })
