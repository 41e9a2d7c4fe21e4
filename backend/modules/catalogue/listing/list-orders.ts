import type { SortValue } from '#contracts/shop.ts'
import { type SQL, sql } from 'drizzle-orm'

/** How a list is sorted: by a value of the chosen variant, ties by product. */
export interface ListOrder {
  name: SortValue | 'position'
  value: SQL
  descending: boolean
  /** For values that do not fit a cursor: finds the value of the product where the page ended. */
  findValue?: (productId: number) => SQL
}

/** Over the columns of `chosen`. All values are integers but the title's sort key, which compares as bytes. */
const orders: Record<ListOrder['name'], Omit<ListOrder, 'name'>> = {
  popular: { value: sql`popularity`, descending: true },
  newest: { value: sql`(published_on - date '2000-01-01')`, descending: true },
  title: {
    value: sql`sort_key collate "C"`,
    descending: false,
    findValue: (productId) => sql`(select sort_key from products where id = ${productId}) collate "C"`,
  },
  price_asc: { value: sql`gross`, descending: false },
  price_desc: { value: sql`gross`, descending: true },
  relevance: { value: sql`rank`, descending: true },
  position: { value: sql`position`, descending: false },
}

export const orderOf = (name: ListOrder['name']): ListOrder => ({ name, ...orders[name] })

const withoutQuery: SortValue[] = ['popular', 'newest', 'title', 'price_asc', 'price_desc']

/** The default first. */
export const sortValuesOf = (hasQuery: boolean): SortValue[] =>
  hasQuery ? ['relevance', ...withoutQuery] : withoutQuery
