import type { SortValue } from '#contracts/shop.ts'
import { isWrittenBy, type Shelf } from '../../catalog-index/rules/entries.ts'
import { field } from '../../catalog-index/rules/variant-record.ts'
import type { Reading } from '../../search/rules/reading.ts'
import type { Scope } from '../find-scope.ts'

export interface OrderContext {
  shelf: Shelf
  scope: Scope
  /** Where prices of the asked currency stand in a record. */
  price: number
}

/** How a list is sorted: by a number of the chosen variant, or by the titles; ties by product. */
export interface ListOrder {
  name: SortValue | 'position'
  descending: boolean
  /**
   * Of the product in a slot, of which the variant at `record` was chosen. Undefined where titles decide, which do not
   * fit a cursor: there the product is looked up.
   */
  value?: (context: OrderContext, slot: number, record: number) => number
}

const gross: ListOrder['value'] = ({ shelf, price }, _, record) => shelf.variants.data[record + price] ?? 0
const meant: ListOrder['value'] = ({ shelf, scope }, slot, record) =>
  (scope.variants ? scope.variants.get(shelf.variants.data[record] ?? 0) : scope.ranks?.[slot]) ?? 0

/** More than anybody sells: of somebody's books those that were written come before those that were only helped with. */
const written = 1_000_000_000

const popularity: ListOrder['value'] = ({ shelf, scope: { brand } }, slot) => {
  const sold = shelf.popularity[slot] ?? 0
  return brand && brand.role === undefined && isWrittenBy(shelf, slot, brand.id) ? sold + written : sold
}

const orders: Record<ListOrder['name'], Omit<ListOrder, 'name'>> = {
  popular: { value: popularity, descending: true },
  newest: { value: ({ shelf }, _, record) => shelf.variants.data[record + field.day] ?? 0, descending: true },
  title: { descending: false },
  price_asc: { value: gross, descending: false },
  price_desc: { value: gross, descending: true },
  relevance: { value: meant, descending: true },
  position: { value: meant, descending: false },
}

export const orderOf = (name: ListOrder['name']): ListOrder => ({ name, ...orders[name] })

const withoutQuery: SortValue[] = ['popular', 'newest', 'title', 'price_asc', 'price_desc']

/** The default first. */
export const sortValuesOf = (hasQuery: boolean): SortValue[] =>
  hasQuery ? ['relevance', ...withoutQuery] : withoutQuery

/** Whether something says which books come nearer than others: words to look for, or a list that was meant. */
export const isSearch = ({ query, collectionId }: Reading): boolean => Boolean(query.q) || collectionId !== undefined

/** The order that was asked for, else the default. Of a list that a search means the best stand in front. */
export const orderFor = (reading: Reading): ListOrder => {
  const values = sortValuesOf(isSearch(reading))
  const { sort } = reading.query
  const name = sort && values.includes(sort) ? sort : (values[0] ?? 'popular')
  return orderOf(name === 'relevance' && reading.collectionId !== undefined ? 'position' : name)
}
