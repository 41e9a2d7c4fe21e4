import type { Entries } from './entries.ts'
import { someInRun } from './runs.ts'
import { field, formatBits, noPrice, recordLength } from './variant-record.ts'

type Variants = Pick<Entries, 'variants'>

/** Calls `visit` with the place of each record until it returns true. */
export const someVariant = ({ variants }: Variants, slot: number, visit: (at: number) => boolean | void): boolean =>
  someInRun(variants, slot, recordLength, (_, at) => visit(at))

/** Whether any variant in the slot has a price. @param price where prices of the currency stand, see priceField */
export const isPriced = (entries: Variants, slot: number, price: number): boolean => {
  const { data } = entries.variants
  return someVariant(entries, slot, (at) => (data[at + price] ?? noPrice) !== noPrice)
}

/** Ids of a product's variants, whether on sale or not, in the order of `formats`. */
export const variantIdsOf = (entries: Pick<Entries, 'variants' | 'slots'>, productId: number): number[] => {
  const { data } = entries.variants
  const records: number[] = []
  someVariant(entries, entries.slots.get(productId) ?? -1, (at) => void records.push(at))
  return records
    .toSorted((a, b) => ((data[a + field.marks] ?? 0) & formatBits) - ((data[b + field.marks] ?? 0) & formatBits))
    .map((at) => data[at + field.id] ?? 0)
}
