import type { ListingQuery } from '#contracts/listing.ts'
import type { LiveCatalog } from '../../catalog-index/catalog-index.ts'
import type { Understood } from './understand.ts'

const lists = ['format', 'availability', 'language', 'publisher', 'age'] as const

/** Words for these are filters, which every list has; categories and collections are places where books stand. */
export const isFilter = ({ token }: Understood): boolean => token !== 'category' && token !== 'collection'

/** The query as if somebody had chosen by hand what the words stand for; a year chosen by hand counts more. */
export const withFilters = (query: ListingQuery, understood: readonly Understood[]): ListingQuery => {
  const asked: ListingQuery = { ...query }
  for (const { token, values } of understood) {
    const list = lists.find((one) => one === token)
    if (list) Object.assign(asked, { [list]: [...new Set([...(asked[list] ?? []), ...values])] })
    if (token === 'reduced') asked.reduced = 'true'
    if (token === 'year' && query.year_min === undefined && query.year_max === undefined) {
      const [from, to] = values.map(Number)
      if (from) asked.year_min = from
      if (to) asked.year_max = to
    }
  }
  return asked
}

const valuesFor = (understood: readonly Understood[], token: Understood['token']): string[] =>
  understood.flatMap((one) => (one.token === token ? one.values : []))

export const categoriesIn = (understood: readonly Understood[]): number[] =>
  valuesFor(understood, 'category').map(Number)

/** The first of them: a list has one order. */
export const collectionIn = ({ labels }: LiveCatalog, understood: readonly Understood[]): number | undefined => {
  const [key] = valuesFor(understood, 'collection')
  return key === undefined ? undefined : [...labels.collections].find(([, collection]) => collection.key === key)?.[0]
}
