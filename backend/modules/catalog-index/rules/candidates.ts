import { someInRun } from './runs.ts'
import type { Entries } from './entries.ts'

/**
 * What a scan leaves for the facets to count: products of which some variant fails the choices of one facet at most. A
 * product counts for a facet if it passes the choices of all others. The arrays belong to the next scan, too: count
 * before anything is awaited.
 */
export interface Candidates {
  size: number
  slots: Int32Array
  /** By product: the bits of the facets for which it counts. */
  bits: Int32Array
  /** By product: where its variants begin in the two lists below. They end where those of the next product begin. */
  firstVariant: Int32Array
  /** By variant: where its record begins. */
  records: Int32Array
  /** By variant: 0, or the bit of the one facet whose choices it fails. */
  failed: Int32Array
}

export const countOne = (counts: Int32Array, value: number): void => {
  counts[value] = (counts[value] ?? 0) + 1
}

const countBits = (counts: Int32Array, bits: number): void => {
  for (let value = 0; bits >> value !== 0; value++) if ((bits >> value) & 1) countOne(counts, value)
}

/** Counts products by a column. @param length how many values the column may have */
export const countColumn = ({ size, slots, bits }: Candidates, bit: number, column: Int32Array, length: number) => {
  const counts = new Int32Array(length)
  for (let product = 0; product < size; product++)
    if ((bits[product] ?? 0) & bit) countOne(counts, column[slots[product] ?? 0] ?? 0)
  return counts
}

/** Counts products by a column whose numbers have one bit for each value. */
export const countColumnBits = ({ size, slots, bits }: Candidates, bit: number, column: Int32Array, length: number) => {
  const counts = new Int32Array(length)
  for (let product = 0; product < size; product++)
    if ((bits[product] ?? 0) & bit) countBits(counts, column[slots[product] ?? 0] ?? 0)
  return counts
}

/** Counts products by the people who did one thing for them. @param idOf the id that counts, or -1 */
export const countPeople = (
  { size, slots, bits }: Candidates,
  bit: number,
  { people }: Pick<Entries, 'people'>,
  idOf: (code: number) => number,
  length: number,
): Int32Array => {
  const counts = new Int32Array(length)
  const visit = (code: number): void => {
    const id = idOf(code)
    if (id !== -1) countOne(counts, id)
  }
  for (let product = 0; product < size; product++)
    if ((bits[product] ?? 0) & bit) someInRun(people, slots[product] ?? 0, 1, visit)
  return counts
}

/** Counts products by a value of their variants, however many of them have the value. @param valueAt at most 30 */
export const countVariants = (
  { size, firstVariant, records, failed }: Candidates,
  bit: number,
  valueAt: (record: number) => number,
  length: number,
): Int32Array => {
  const counts = new Int32Array(length)
  for (let product = 0; product < size; product++) {
    let values = 0
    const end = firstVariant[product + 1] ?? 0
    for (let variant = firstVariant[product] ?? 0; variant < end; variant++)
      if (((failed[variant] ?? 0) & ~bit) === 0) values |= 1 << valueAt(records[variant] ?? 0)
    countBits(counts, values)
  }
  return counts
}

export interface Range {
  min: number
  max: number
}

/** The smallest and the largest number that variants have; undefined without variants. */
export const rangeOf = (
  { size, firstVariant, records, failed }: Candidates,
  bit: number,
  data: Int32Array,
  fieldAt: number,
): Range | undefined => {
  let [min, max] = [Infinity, -Infinity]
  const end = firstVariant[size] ?? 0
  for (let variant = 0; variant < end; variant++) {
    if (((failed[variant] ?? 0) & ~bit) !== 0) continue
    const value = data[(records[variant] ?? 0) + fieldAt] ?? 0
    if (value < min) min = value
    if (value > max) max = value
  }
  return min > max ? undefined : { min, max }
}
