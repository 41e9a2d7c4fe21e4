import type { Currency } from '#contracts/shop.ts'
import type { Shelf } from '../live/shelf.ts'
import { priceField } from '../live/variant-record.ts'
import type { Place } from '../rules/cursor.ts'
import { keepBest } from './keep-best.ts'
import type { ListOrder } from './list-orders.ts'
import type { Scope } from './listing-scope.ts'
import type { Scanned } from './scan.ts'

export interface PageRow {
  id: number
  productId: number
  /** Null where titles decide. */
  value: number | null
}

interface Candidate {
  /** A number or a title's sort key: the smaller the earlier. */
  key: number | string
  productId: number
  record: number
}

const isBefore = (a: Pick<Candidate, 'key' | 'productId'>, b: Pick<Candidate, 'key' | 'productId'>): boolean =>
  a.key < b.key || (a.key === b.key && a.productId < b.productId)

/** The rows that follow `place`, one more than asked if there are more. */
export const selectPage = (
  shelf: Shelf,
  { count, slots, records }: Scanned,
  { weightOf }: Scope,
  { order, currency, place, limit }: { order: ListOrder; currency: Currency; place: Place | undefined; limit: number },
): PageRow[] => {
  const { value, descending } = order
  const context = { shelf, price: priceField(currency), weightOf }
  const sign = descending ? -1 : 1
  const titleOf = (productId: number) => shelf.sortKeys[shelf.slots.get(productId) ?? -1] ?? ''
  const last = place && { key: value ? sign * (place.value ?? 0) : titleOf(place.id), productId: place.id }

  const { kept, offer } = keepBest<Candidate>(limit + 1, isBefore)
  for (let index = 0; index < count; index++) {
    const [slot, record] = [slots[index] ?? 0, records[index] ?? 0]
    const key = value ? sign * value(context, { slot, record }) : (shelf.sortKeys[slot] ?? '')
    const candidate = { key, productId: shelf.ids[slot] ?? 0, record }
    if (!last || isBefore(last, candidate)) offer(candidate)
  }
  return kept.map(({ key, productId, record }) => ({
    id: shelf.variants.data[record] ?? 0,
    productId,
    value: typeof key === 'number' ? sign * key : null,
  }))
}
