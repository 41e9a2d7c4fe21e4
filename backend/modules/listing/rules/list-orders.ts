import type { SortValue } from '#contracts/shop.ts'
import { isWrittenBy } from '../../catalog-index/rules/people.ts'
import { field } from '../../catalog-index/rules/variant-record.ts'
import type { Entries } from '../../catalog-index/service.ts'
import type { ListingScope } from './listing-scope.ts'

interface OrderContext {
  entries: Entries
  scope: ListingScope
  /** Where the prices that the page shows stand in a record. */
  price: number
}

/** How a list is sorted: by a number of the variant that stands for a product, or by the titles; ties by product. */
export interface ListOrder {
  name: SortValue | 'position'
  descending: boolean
  /**
   * The number of the product in a slot, for which the variant at `record` stands, and which stands at `place` among the
   * slots of the scope. Undefined where titles decide, since a title does not fit a cursor: a page looks up its last
   * product then.
   */
  value?: (context: OrderContext, slot: number, record: number, place: number) => number
}

const shownPrice: ListOrder['value'] = ({ entries, price }, _, record) => entries.variants.data[record + price] ?? 0
const rank: ListOrder['value'] = ({ entries, scope }, _, record, place) =>
  (scope.variants ? scope.variants.get(entries.variants.data[record] ?? 0) : scope.ranks?.[place]) ?? 0

/** More than any popularity: books that a contributor wrote come before books that they translated or illustrated. */
const written = 1_000_000_000

const popularity: ListOrder['value'] = ({ entries, scope: { brand } }, slot) => {
  const popular = entries.columns.popularity[slot] ?? 0
  return brand && brand.role === undefined && isWrittenBy(entries.people, slot, brand.id) ? popular + written : popular
}

const orders: Record<ListOrder['name'], Omit<ListOrder, 'name'>> = {
  popular: { value: popularity, descending: true },
  newest: { value: ({ entries }, _, record) => entries.variants.data[record + field.day] ?? 0, descending: true },
  title: { descending: false },
  price_asc: { value: shownPrice, descending: false },
  price_desc: { value: shownPrice, descending: true },
  relevance: { value: rank, descending: true },
  position: { value: rank, descending: false },
}

export const orderOf = (name: ListOrder['name']): ListOrder => ({ name, ...orders[name] })

const withoutQuery: SortValue[] = ['popular', 'newest', 'title', 'price_asc', 'price_desc']

/** The default order comes first. */
export const sortValuesOf = (hasQuery: boolean): SortValue[] =>
  hasQuery ? ['relevance', ...withoutQuery] : withoutQuery

interface Listed {
  query: { q?: string | undefined; sort?: SortValue | undefined }
  collectionId?: number | undefined
}

/** Whether books have a rank: from the words of a search, or from the collection that these stand for. */
export const isSearch = ({ query, collectionId }: Listed): boolean => Boolean(query.q) || collectionId !== undefined

/** The requested order, else the default. A search that stands for a collection has the order of the collection. */
export const orderFor = (listed: Listed): ListOrder => {
  const values = sortValuesOf(isSearch(listed))
  const { sort } = listed.query
  const name = sort && values.includes(sort) ? sort : (values[0] ?? 'popular')
  return orderOf(name === 'relevance' && listed.collectionId !== undefined ? 'position' : name)
}
