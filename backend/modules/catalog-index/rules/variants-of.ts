import type { Shelf } from './entries.ts'
import { field, formatBits, noPrice, recordLength } from './variant-record.ts'

/** Whether any variant in the slot has a price. @param price where prices of the currency stand, see priceField */
export const isPriced = ({ variants: { start, length, data } }: Shelf, slot: number, price: number): boolean => {
  const from = start[slot] ?? 0
  for (let at = from; at < from + (length[slot] ?? 0); at += recordLength)
    if ((data[at + price] ?? noPrice) !== noPrice) return true
  return false
}

/** Ids of a product's variants, whether on sale or not, in the order of `formats`. */
export const variantsOf = ({ slots, variants: { start, length, data } }: Shelf, productId: number): number[] => {
  const slot = slots.get(productId)
  const from = start[slot ?? -1] ?? 0
  return Array.from({ length: (length[slot ?? -1] ?? 0) / recordLength }, (_, place) => from + place * recordLength)
    .toSorted((a, b) => ((data[a + field.marks] ?? 0) & formatBits) - ((data[b + field.marks] ?? 0) & formatBits))
    .map((at) => data[at + field.id] ?? 0)
}
