import { runAt } from './runs.ts'
import type { Entries } from './entries.ts'

/** How many products a scan hands to the counters at once: few enough that their records are still in the cache. */
export const blockSize = 512

/**
 * Some products of a scan for the facets to count: of each some variant fails the choices of one facet at most. A
 * product counts for a facet if it passes the choices of all others.
 */
export interface Candidates {
  size: number
  slots: Int32Array
  /** By product: the bits of the facets for which it counts. */
  bits: Int32Array
  /** The bits of all products together: a facet whose bit is missing has nothing to count. */
  union: number
  /** By product: where its variants begin in the two lists below. They end where those of the next product begin. */
  firstVariant: Int32Array
  /** By variant: where its record begins. */
  records: Int32Array
  /** By variant: 0, or the bit of the one facet whose choices it fails. */
  failed: Int32Array
  /** By variant: the places of its format and its availability among `formats` and `availabilities`. */
  formats: Int32Array
  stocks: Int32Array
}

export interface Counter<Result> {
  add: (candidates: Candidates) => void
  result: () => Result
}

export const countOne = (counts: Int32Array, value: number): void => {
  counts[value] = (counts[value] ?? 0) + 1
}

const countBits = (counts: Int32Array, bits: number): void => {
  for (let left = bits; left !== 0; left &= left - 1) countOne(counts, 31 - Math.clz32(left & -left))
}

/** Counts products by a column. @param length how many values the column may have */
export const columnCounter = (bit: number, column: Int32Array, length: number): Counter<Int32Array> => {
  const counts = new Int32Array(length)
  const add = ({ size, slots, bits, union }: Candidates): void => {
    if ((union & bit) === 0) return
    for (let product = 0; product < size; product++)
      if ((bits[product] ?? 0) & bit) countOne(counts, column[slots[product] ?? 0] ?? 0)
  }
  return { add, result: () => counts }
}

/** Counts products by a column whose numbers have one bit for each value. */
export const bitsCounter = (bit: number, column: Int32Array, length: number): Counter<Int32Array> => {
  const counts = new Int32Array(length)
  const add = ({ size, slots, bits, union }: Candidates): void => {
    if ((union & bit) === 0) return
    for (let product = 0; product < size; product++)
      if ((bits[product] ?? 0) & bit) countBits(counts, column[slots[product] ?? 0] ?? 0)
  }
  return { add, result: () => counts }
}

/** Counts products by the people who did one thing for them. @param idOf the id that counts, or -1 */
export const peopleCounter = (
  bit: number,
  { people }: Pick<Entries, 'people'>,
  idOf: (code: number) => number,
  length: number,
): Counter<Int32Array> => {
  const counts = new Int32Array(length)
  const add = ({ size, slots, bits, union }: Candidates): void => {
    if ((union & bit) === 0) return
    for (let product = 0; product < size; product++) {
      if (((bits[product] ?? 0) & bit) === 0) continue
      for (const run = runAt(people, slots[product] ?? 0); run.next();) {
        const id = idOf(run.value)
        if (id !== -1) countOne(counts, id)
      }
    }
  }
  return { add, result: () => counts }
}

/** Counts products by a value of their variants, however many of them have the value. Values are 30 at most. */
export const variantCounter = (bit: number, list: 'formats' | 'stocks', length: number): Counter<Int32Array> => {
  const counts = new Int32Array(length)
  const add = (candidates: Candidates): void => {
    const { size, firstVariant, failed, union } = candidates
    if ((union & bit) === 0) return
    const valueOf = candidates[list]
    let variant = 0
    for (let product = 0; product < size; product++) {
      let values = 0
      const end = firstVariant[product + 1] ?? 0
      for (; variant < end; variant++) if (((failed[variant] ?? 0) & ~bit) === 0) values |= 1 << (valueOf[variant] ?? 0)
      countBits(counts, values)
    }
  }
  return { add, result: () => counts }
}

export interface Range {
  min: number
  max: number
}

/** The smallest and the largest number that variants have; undefined without variants. `unknown` is no number of them. */
export const rangeCounter = (
  bit: number,
  data: Int32Array,
  fieldAt: number,
  unknown?: number,
): Counter<Range | undefined> => {
  let [min, max] = [Infinity, -Infinity]
  const add = ({ size, firstVariant, records, failed, union }: Candidates): void => {
    if ((union & bit) === 0) return
    let [lowest, highest] = [2_147_483_647, -2_147_483_648]
    const end = firstVariant[size] ?? 0
    for (let variant = 0; variant < end; variant++) {
      if (((failed[variant] ?? 0) & ~bit) !== 0) continue
      const value = data[(records[variant] ?? 0) + fieldAt] ?? 0
      if (value === unknown) continue
      if (value < lowest) lowest = value
      if (value > highest) highest = value
    }
    if (lowest > highest) return
    min = Math.min(min, lowest)
    max = Math.max(max, highest)
  }
  return { add, result: () => (min > max ? undefined : { min, max }) }
}
