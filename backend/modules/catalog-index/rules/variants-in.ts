import type { Entries } from './entries.ts'
import { runAt } from './runs.ts'
import { field, formatBits, noPrice, recordLength } from './variant-record.ts'

type Variants = Pick<Entries, 'variants'>

/** Walks over the records of a slot; `at` is where a record begins. */
export const variantsAt = ({ variants }: Variants, slot: number) => runAt(variants, slot, recordLength)

/** Whether any variant in the slot has a price. @param price where prices of the currency stand, see priceField */
export const isPriced = (entries: Variants, slot: number, price: number): boolean => {
  const { data } = entries.variants
  for (const run = variantsAt(entries, slot); run.next();)
    if ((data[run.at + price] ?? noPrice) !== noPrice) return true
  return false
}

/** Ids of a product's variants, whether on sale or not, in the order of `formats`. */
export const variantIdsOf = (entries: Pick<Entries, 'variants' | 'slots'>, productId: number): number[] => {
  const { data } = entries.variants
  const records: number[] = []
  for (const run = variantsAt(entries, entries.slots.get(productId) ?? -1); run.next();) records.push(run.at)
  return records
    .toSorted((a, b) => ((data[a + field.marks] ?? 0) & formatBits) - ((data[b + field.marks] ?? 0) & formatBits))
    .map((at) => data[at + field.id] ?? 0)
}
