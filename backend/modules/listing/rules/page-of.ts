import type { ListingQuery } from '#contracts/listing.ts'
import type { Currency, Locale } from '#contracts/shop.ts'
import type { Place } from '../../../kernel/cursor.ts'
import type { PageOrder, Row } from '../../catalog-index/rules/page-order.ts'
import { netPriceField, priceField } from '../../catalog-index/rules/variant-record.ts'
import type { Entries } from '../../catalog-index/service.ts'
import type { ListOrder } from './list-orders.ts'
import type { ListingScope } from './listing-scope.ts'

interface PageRequest {
  scope: ListingScope
  order: ListOrder
  currency: Currency
  locale: Locale
  /** The prices that the page shows. */
  shownPrice?: ListingQuery['shown_price']
  place: Place | undefined
  limit: number
}

/** The rows that follow `place`: one more than `limit`, if there are more. */
export const pageOf = (entries: Entries, request: PageRequest): PageOrder => {
  const { scope, order, place, limit, locale, currency, shownPrice } = request
  const { name, value, descending } = order
  const price = shownPrice === 'net' ? netPriceField(currency) : priceField(currency)
  const context = { entries, scope, price }
  const titleOf = (slot: number): string => entries.sortKeys[locale][slot] ?? ''
  const sign = descending ? -1 : 1
  const last = place && {
    key: value ? sign * (place.value ?? 0) : titleOf(entries.slots.get(place.id) ?? -1),
    productId: place.id,
  }
  return {
    name: [name, price, locale].join(' '),
    keyOf: value ? (slot, record, at) => sign * value(context, slot, record, at) : titleOf,
    last,
    limit: limit + 1,
  }
}

/** What a cursor remembers of a row: null where titles decide. */
export const valueOf = ({ key }: Row, { descending }: ListOrder): number | null =>
  typeof key === 'number' ? (descending ? -key : key) : null
