import type { ListingQuery } from '#contracts/listing.ts'
import type { Currency, Locale } from '#contracts/shop.ts'
import type { Place } from '../../../kernel/cursor.ts'
import { collectBest } from '../../catalog-index/rules/collect-best.ts'
import type { Scanned } from '../../catalog-index/rules/scan.ts'
import { netPriceField, priceField } from '../../catalog-index/rules/variant-record.ts'
import type { Entries } from '../../catalog-index/service.ts'
import type { ListOrder } from './list-orders.ts'
import type { ListingScope } from './listing-scope.ts'

export interface PageRow {
  id: number
  productId: number
  /** Null where titles decide. */
  value: number | null
}

interface Candidate {
  /** A number, or the sort key of a title. Smaller keys come first. */
  key: number | string
  productId: number
  record: number
}

type Position = Pick<Candidate, 'key' | 'productId'>

const isBefore = (a: Position, b: Position): boolean => a.key < b.key || (a.key === b.key && a.productId < b.productId)

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

/** The rows that follow `place`: one more than `limit` if there are more. */
export const pageOf = (entries: Entries, { count, slots, records }: Scanned, request: PageRequest): PageRow[] => {
  const { scope, order, place, limit, locale, currency, shownPrice } = request
  const { value, descending } = order
  const context = { entries, scope, price: shownPrice === 'net' ? netPriceField(currency) : priceField(currency) }
  const sortKeys = entries.sortKeys[locale]
  const sign = descending ? -1 : 1
  const keyOf = (slot: number, record: number) => (value ? sign * value(context, slot, record) : (sortKeys[slot] ?? ''))
  const lastSlot = place && entries.slots.get(place.id)
  const last = place && {
    key: value ? sign * (place.value ?? 0) : (sortKeys[lastSlot ?? -1] ?? ''),
    productId: place.id,
  }
  const { best, offer } = collectBest<Candidate>(limit + 1, isBefore)
  let worst: Candidate | undefined
  for (let index = 0; index < count; index++) {
    const slot = slots[index] ?? 0
    const record = records[index] ?? 0
    const key = keyOf(slot, record)
    // Most products come too late for the page: they need no object.
    if (worst && key > worst.key) continue
    const candidate = { key, productId: entries.ids[slot] ?? 0, record }
    if (last && !isBefore(last, candidate)) continue
    offer(candidate)
    worst = best.length > limit ? best.at(-1) : undefined
  }
  return best.map(({ key, productId, record }) => ({
    id: entries.variants.data[record] ?? 0,
    productId,
    value: typeof key === 'number' ? sign * key : null,
  }))
}
