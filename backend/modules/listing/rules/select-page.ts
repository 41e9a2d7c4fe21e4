import type { Currency } from '#contracts/shop.ts'
import type { Shelf } from '../../catalog-index/rules/entries.ts'
import { priceField } from '../../catalog-index/rules/variant-record.ts'
import type { Place } from '../../catalog/rules/cursor.ts'
import { keepBest } from '../../catalog-index/rules/keep-best.ts'
import type { ListOrder } from './list-orders.ts'
import type { Scope } from '../find-scope.ts'
import type { Scanned } from '../../catalog-index/rules/scan.ts'

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

type Position = Pick<Candidate, 'key' | 'productId'>

const isBefore = (a: Position, b: Position): boolean => a.key < b.key || (a.key === b.key && a.productId < b.productId)

interface PageAsked {
  scope: Scope
  order: ListOrder
  currency: Currency
  place: Place | undefined
  limit: number
}

/** The rows that follow `place`, one more than asked if there are more. */
export const selectPage = (shelf: Shelf, { count, slots, records }: Scanned, asked: PageAsked): PageRow[] => {
  const { scope, order, place, limit } = asked
  const { value, descending } = order
  const context = { shelf, scope, price: priceField(asked.currency) }
  const sign = descending ? -1 : 1
  const keyOf = (slot: number, record: number) =>
    value ? sign * value(context, slot, record) : (shelf.sortKeys[slot] ?? '')
  const lastSlot = place && shelf.slots.get(place.id)
  const last = place && {
    key: value ? sign * (place.value ?? 0) : (shelf.sortKeys[lastSlot ?? -1] ?? ''),
    productId: place.id,
  }

  const { kept, offer } = keepBest<Candidate>(limit + 1, isBefore)
  let worst: Candidate | undefined
  for (let index = 0; index < count; index++) {
    const slot = slots[index] ?? 0
    const record = records[index] ?? 0
    const key = keyOf(slot, record)
    // Most of them come too late: no object is made for these.
    if (worst && key > worst.key) continue
    const candidate = { key, productId: shelf.ids[slot] ?? 0, record }
    if (last && !isBefore(last, candidate)) continue
    offer(candidate)
    worst = kept.length > limit ? kept.at(-1) : undefined
  }
  return kept.map(({ key, productId, record }) => ({
    id: shelf.variants.data[record] ?? 0,
    productId,
    value: typeof key === 'number' ? sign * key : null,
  }))
}
