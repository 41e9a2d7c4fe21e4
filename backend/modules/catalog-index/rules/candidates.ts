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
  /** @param weight -1 takes back what was added, before a product changes */
  add: (candidates: Candidates, weight: number) => void
  result: () => Result
  /** Whether the result is still right after all that was taken back. Always, where it is missing. */
  isExact?: () => boolean
}

export const countOne = (counts: Int32Array, value: number, weight = 1): void => {
  counts[value] = (counts[value] ?? 0) + weight
}

const countBits = (counts: Int32Array, bits: number, weight: number): void => {
  for (let left = bits; left !== 0; left &= left - 1) countOne(counts, 31 - Math.clz32(left & -left), weight)
}

/** Counts products by a column. @param length how many values the column may have */
export const columnCounter = (bit: number, column: Int32Array, length: number): Counter<Int32Array> => {
  const counts = new Int32Array(length)
  const add = ({ size, slots, bits, union }: Candidates, weight: number): void => {
    if ((union & bit) === 0) return
    for (let product = 0; product < size; product++)
      if ((bits[product] ?? 0) & bit) countOne(counts, column[slots[product] ?? 0] ?? 0, weight)
  }
  return { add, result: () => counts }
}

/** Counts products by a column whose numbers have one bit for each value. */
export const bitsCounter = (bit: number, column: Int32Array, length: number): Counter<Int32Array> => {
  const counts = new Int32Array(length)
  const add = ({ size, slots, bits, union }: Candidates, weight: number): void => {
    if ((union & bit) === 0) return
    for (let product = 0; product < size; product++)
      if ((bits[product] ?? 0) & bit) countBits(counts, column[slots[product] ?? 0] ?? 0, weight)
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
  const add = ({ size, slots, bits, union }: Candidates, weight: number): void => {
    if ((union & bit) === 0) return
    for (let product = 0; product < size; product++) {
      if (((bits[product] ?? 0) & bit) === 0) continue
      for (const run = runAt(people, slots[product] ?? 0); run.next();) {
        const id = idOf(run.value)
        if (id !== -1) countOne(counts, id, weight)
      }
    }
  }
  return { add, result: () => counts }
}

/** Counts products by a value of their variants, however many of them have the value. Values are 30 at most. */
export const variantCounter = (bit: number, list: 'formats' | 'stocks', length: number): Counter<Int32Array> => {
  const counts = new Int32Array(length)
  const add = (candidates: Candidates, weight: number): void => {
    const { size, firstVariant, failed, union } = candidates
    if ((union & bit) === 0) return
    const valueOf = candidates[list]
    let variant = 0
    for (let product = 0; product < size; product++) {
      let values = 0
      const end = firstVariant[product + 1] ?? 0
      for (; variant < end; variant++) if (((failed[variant] ?? 0) & ~bit) === 0) values |= 1 << (valueOf[variant] ?? 0)
      countBits(counts, values, weight)
    }
  }
  return { add, result: () => counts }
}

export interface Range {
  min: number
  max: number
}

/** An end of a range, and how many variants have it: once none has it, the end is unknown. */
interface End {
  value: number
  variants: number
}

const moveEnd = (end: End, value: number, variants: number, isBeyond: boolean): void => {
  if (value === end.value) end.variants += variants
  else if (isBeyond) Object.assign(end, { value, variants })
}

/** The smallest and the largest number that variants have; undefined without variants. `unknown` is no number of them. */
export const rangeCounter = (
  bit: number,
  data: Int32Array,
  fieldAt: number,
  unknown?: number,
): Counter<Range | undefined> => {
  const [min, max]: [End, End] = [
    { value: Infinity, variants: 0 },
    { value: -Infinity, variants: 0 },
  ]
  let counted = 0
  const add = ({ size, firstVariant, records, failed, union }: Candidates, weight: number): void => {
    if ((union & bit) === 0) return
    let [lowest, highest] = [2_147_483_647, -2_147_483_648]
    let [atLowest, atHighest, variants] = [0, 0, 0]
    const end = firstVariant[size] ?? 0
    for (let variant = 0; variant < end; variant++) {
      if (((failed[variant] ?? 0) & ~bit) !== 0) continue
      const value = data[(records[variant] ?? 0) + fieldAt] ?? 0
      if (value === unknown) continue
      variants++
      if (value <= lowest) {
        atLowest = value === lowest ? atLowest + 1 : 1
        lowest = value
      }
      if (value >= highest) {
        atHighest = value === highest ? atHighest + 1 : 1
        highest = value
      }
    }
    if (variants === 0) return
    counted += weight * variants
    moveEnd(min, lowest, weight * atLowest, lowest < min.value)
    moveEnd(max, highest, weight * atHighest, highest > max.value)
  }
  return {
    add,
    result: () => (counted === 0 ? undefined : { min: min.value, max: max.value }),
    isExact: () => counted === 0 || (min.variants > 0 && max.variants > 0),
  }
}
