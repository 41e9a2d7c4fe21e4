import type { Shelf } from './shelf.ts'
import { field, formatBits, recordLength } from './variant-record.ts'

/** Ids of a product's variants, whether on sale or not, in the order of `formats`. */
export const variantsOf = ({ slots, variants: { start, length, data } }: Shelf, productId: number): number[] => {
  const slot = slots.get(productId)
  const from = start[slot ?? -1] ?? 0
  return Array.from({ length: (length[slot ?? -1] ?? 0) / recordLength }, (_, place) => from + place * recordLength)
    .toSorted((a, b) => ((data[a + field.marks] ?? 0) & formatBits) - ((data[b + field.marks] ?? 0) & formatBits))
    .map((at) => data[at + field.id] ?? 0)
}
