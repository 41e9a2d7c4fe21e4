import { multipleFacets } from '#contracts/facets.ts'
import type { ListingQuery } from '#contracts/listing.ts'
import type { CatalogIndex } from '../../catalog-index/service.ts'
import type { Understood } from './understand.ts'

/** Whether words stand for a filter, which every list has, and not for a category or a collection. */
export const isFilter = ({ token }: Understood): boolean => token !== 'category' && token !== 'collection'

/** The query as if the reader had chosen what the words stand for. A year that the reader chose stays. */
export const withFilters = (query: ListingQuery, understood: readonly Understood[]): ListingQuery => {
  const filtered: ListingQuery = { ...query }
  for (const { token, values } of understood) {
    const facet = multipleFacets.find((one) => one === token)
    if (facet) Object.assign(filtered, { [facet]: [...new Set([...(filtered[facet] ?? []), ...values])] })
    if (token === 'reduced') filtered.reduced = 'true'
    if (token === 'year' && query.year_min === undefined && query.year_max === undefined) {
      const [from, to] = values.map(Number)
      if (from) filtered.year_min = from
      if (to) filtered.year_max = to
    }
  }
  return filtered
}

const valuesFor = (understood: readonly Understood[], token: Understood['token']): string[] =>
  understood.flatMap((one) => (one.token === token ? one.values : []))

export const categoriesIn = (understood: readonly Understood[]): number[] =>
  valuesFor(understood, 'category').map(Number)

/** The first collection: a list has one order. */
export const collectionIn = ({ labels }: CatalogIndex, understood: readonly Understood[]): number | undefined => {
  const [key] = valuesFor(understood, 'collection')
  return key === undefined ? undefined : [...labels.collections].find(([, collection]) => collection.key === key)?.[0]
}
