import type { Entries } from './entries.ts'
import { hasPerson } from './people.ts'
import { someInRun } from './runs.ts'

/** What a list is about before anybody chooses filters, in the numbers of the index. */
export interface Scope {
  /** Only products in these slots. */
  slots?: ArrayLike<number>
  /** Only these variants, by id. */
  variants?: ReadonlyMap<number, unknown>
  /** Only products that stand in one of the marked categories of each of these arrays. */
  categories?: readonly Uint8Array[]
  /** Only variants of this format, by its place among `formats`. */
  format?: number
  /** Only products of this contributor, in one role or in any. */
  brand?: { id: number; role: number | undefined }
  /** Only variants at a reduced price. */
  reduced: boolean
}

export const isInScope = (entries: Entries, slot: number, { categories, brand }: Scope): boolean =>
  (!categories || categories.every((marked) => someInRun(entries.categories, slot, (id) => marked[id] === 1))) &&
  (!brand || hasPerson(entries.people, slot, brand.id, brand.role))
