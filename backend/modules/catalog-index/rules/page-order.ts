import type { Scanned } from './scan.ts'

/** The key by which a product is sorted: a number, or the sort key of a title. Smaller keys come first. */
export type SortKey = number | string

/** A product in a list, with the variant that stands for it. */
export interface Row {
  key: SortKey
  productId: number
  variantId: number
}

export type Position = Pick<Row, 'key' | 'productId'>

export const isBefore = (a: Position, b: Position): boolean =>
  a.key < b.key || (a.key === b.key && a.productId < b.productId)

/** Which rows of a list are wanted. */
export interface PageOrder {
  /** Tells orders apart that sort the same products differently. */
  name: string
  /** @param place where the product stands among the slots of the scope */
  keyOf: (slot: number, record: number, place: number) => SortKey
  /** The rows follow this one. */
  last?: Position | undefined
  limit: number
}

interface Numbers {
  ids: Int32Array
  data: Int32Array
}

/** Hands over the products of a scan as rows, but for those that come after a row that is the last one already. */
export const offerScanned = (
  { count, slots, records, places }: Scanned,
  { ids, data }: Numbers,
  { keyOf, last }: Pick<PageOrder, 'keyOf' | 'last'>,
  { offer, lastKey }: { offer: (row: Row) => void; lastKey: () => SortKey | undefined },
): void => {
  let worst = lastKey()
  for (let index = 0; index < count; index++) {
    const slot = slots[index] ?? 0
    const record = records[index] ?? 0
    const key = keyOf(slot, record, places[index] ?? 0)
    // Most products come too late for the page: they need no object.
    if (worst !== undefined && key > worst) continue
    const row = { key, productId: ids[slot] ?? 0, variantId: data[record] ?? 0 }
    if (last && !isBefore(last, row)) continue
    offer(row)
    worst = lastKey()
  }
}
