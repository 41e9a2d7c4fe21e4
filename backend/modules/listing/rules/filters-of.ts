import { type Facet, type FacetToken, facets, facetTokens } from '#contracts/facets.ts'
import type { Filter, ListingQuery } from '#contracts/listing.ts'
import type { Locale } from '#contracts/shop.ts'
import { chosenOf } from '../../catalog-index/rules/chosen-facets.ts'
import type { OfferedValue } from '../../catalog-index/rules/facet.ts'
import type { Counted } from '../../catalog-index/service.ts'
import { compareIn } from '../../text/rules/compare-in.ts'

/** Known words stand in their own order, other values by frequency. */
const inOrder = (token: FacetToken, values: Filter['values'], locale: Locale): Filter['values'] => {
  const facet: Facet = facets[token]
  if (!Array.isArray(facet.values))
    return values.toSorted((a, b) => b.count - a.count || compareIn(locale)(a.label, b.label))
  const words = facet.values.map(String)
  return values.toSorted((a, b) => words.indexOf(a.value) - words.indexOf(b.value))
}

/** A chosen value stays visible when no book is left for it, so that the reader can take it back. */
const withChosen = (offered: readonly OfferedValue[], chosen: ReadonlySet<string>): Filter['values'] => {
  const values = new Map<string, OfferedValue>()
  for (const value of chosen) values.set(value, { value, label: value, count: 0 })
  for (const one of offered) if (one.count >= (values.get(one.value)?.count ?? 0)) values.set(one.value, one)
  return [...values.values()].map(({ value, label, count }) => ({ value, label, count, selected: chosen.has(value) }))
}

/** The filters of an answer, in the order in which pages show them. */
export const filtersOf = (counted: Pick<Counted, 'facets'>, query: ListingQuery, locale: Locale): Filter[] =>
  facetTokens.map((token) => {
    const offered = counted.facets[token]
    if (Array.isArray(offered)) {
      const chosen = new Set((chosenOf(query, token) ?? []).map(String))
      return { token, type: facets[token].type, values: inOrder(token, withChosen(offered, chosen), locale) }
    }
    return { token, type: 'range', values: [], ...offered }
  })
