import { ageBands, availabilities, formats } from '#contracts/shop.ts'
import type { LiveCatalog } from '../catalog-index.ts'

interface Range {
  min: number
  max: number
}

/** How many products have each value of each facet; the index is the value's number on the shelf. */
export interface Tally {
  formats: Int32Array
  availabilities: Int32Array
  languages: Int32Array
  authors: Int32Array
  publishers: Int32Array
  series: Int32Array
  ages: Int32Array
  /** By whole stars: who has four has three, too, which is added up later. */
  stars: Int32Array
  price: Range
  year: Range
  parameters: Int32Array
  /** By value of a parameter: the slot it was last counted for. Several variants of a product may have it. */
  parameterSlots: Int32Array
}

const room = (ids: Iterable<number>): Int32Array => {
  let most = 0
  for (const id of ids) if (id > most) most = id
  return new Int32Array(most + 1)
}

const nothing = (): Range => ({ min: Infinity, max: -Infinity })

export const createTally = ({ shelf, labels }: LiveCatalog): Tally => ({
  formats: new Int32Array(formats.length),
  availabilities: new Int32Array(availabilities.length),
  languages: new Int32Array(shelf.languageNames.length),
  authors: room(labels.people.keys()),
  publishers: room(labels.publishers.keys()),
  series: room(labels.series.keys()),
  ages: new Int32Array(ageBands.length),
  stars: new Int32Array(6),
  price: nothing(),
  year: nothing(),
  parameters: new Int32Array(shelf.parameters.values.length),
  parameterSlots: new Int32Array(shelf.parameters.values.length).fill(-1),
})

export const countOne = (counts: Int32Array, value: number): void => {
  counts[value] = (counts[value] ?? 0) + 1
}

/** One for each bit that is set. */
export const countBits = (counts: Int32Array, bits: number): void => {
  for (let value = 0; bits >> value !== 0; value++) if ((bits >> value) & 1) countOne(counts, value)
}

export const widen = (range: Range, value: number): void => {
  if (value < range.min) range.min = value
  if (value > range.max) range.max = value
}
