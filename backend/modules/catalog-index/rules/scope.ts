import type { Entries } from './entries.ts'
import { hasPerson } from './people.ts'
import { someInRun } from './runs.ts'

/** A category, and by id whether a category is the same one or below it. */
interface ScopeCategory {
  id: number
  marked: Uint8Array
}

/** What a list is about before anybody chooses filters, in the numbers of the index. */
export interface Scope {
  /** Only products in these slots. */
  slots?: ArrayLike<number>
  /** Only these variants, by id. */
  variants?: ReadonlyMap<number, unknown>
  /** Only products that stand in each of these categories or below it. */
  categories?: readonly ScopeCategory[]
  /** Only variants of this format, by its place among `formats`. */
  format?: number
  /** Only products of this contributor, in one role or in any. */
  brand?: { id: number; role: number | undefined }
  /** Only variants at a reduced price. */
  reduced: boolean
}

export const isInScope = (entries: Entries, slot: number, { categories, brand }: Scope): boolean =>
  (!categories || categories.every(({ marked }) => someInRun(entries.categories, slot, (id) => marked[id] === 1))) &&
  (!brand || hasPerson(entries.people, slot, brand.id, brand.role))
