import type { SortValue } from '#contracts/shop.ts'
import type { Shelf } from '../live/shelf.ts'
import { field } from '../live/variant-record.ts'
import type { Scope } from './listing-scope.ts'

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

const orders: Record<ListOrder['name'], Omit<ListOrder, 'name'>> = {
  popular: { value: ({ shelf }, slot) => shelf.popularity[slot] ?? 0, descending: true },
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
