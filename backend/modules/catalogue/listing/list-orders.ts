import type { SortValue } from '#contracts/shop.ts'
import type { Shelf } from '../live/shelf.ts'
import { field } from '../live/variant-record.ts'

/** A product in a list: its slot, and where the record of the chosen variant begins. */
export interface Listed {
  slot: number
  record: number
}

interface OrderContext {
  shelf: Shelf
  /** Where prices of the asked currency stand in a record. */
  price: number
  weightOf: ((slot: number, variantId: number) => number | undefined) | undefined
}

/** How a list is sorted: by a number of the chosen variant, or by the titles; ties by product. */
export interface ListOrder {
  name: SortValue | 'position'
  descending: boolean
  /** Undefined where titles decide, which do not fit a cursor: there the product is looked up. */
  value?: (context: OrderContext, listed: Listed) => number
}

const gross: ListOrder['value'] = ({ shelf, price }, { record }) => shelf.variants.data[record + price] ?? 0
const meant: ListOrder['value'] = ({ shelf, weightOf }, { slot, record }) =>
  weightOf?.(slot, shelf.variants.data[record] ?? 0) ?? 0

const orders: Record<ListOrder['name'], Omit<ListOrder, 'name'>> = {
  popular: { value: ({ shelf }, { slot }) => shelf.popularity[slot] ?? 0, descending: true },
  newest: { value: ({ shelf }, { record }) => shelf.variants.data[record + field.day] ?? 0, descending: true },
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
