import { isAuthorCode, personId } from '../../catalog-index/rules/product-facts.ts'
import type { Runs } from '../../catalog-index/rules/runs.ts'
import { isWrittenBy, type Shelf } from '../../catalog-index/rules/entries.ts'

/** A book as what stands near it is found: by its work, its language, its authors and its categories. */
export interface Book {
  slot: number
  /** 0 without one. */
  work: number
  language: number
  authors: Set<number>
  /** The main one first. */
  categories: readonly number[]
}

const valuesAt = ({ start, length, data }: Runs, slot: number): Int32Array => {
  const from = start[slot] ?? 0
  return data.subarray(from, from + (length[slot] ?? 0))
}

export const bookAt = (shelf: Shelf, slot: number): Book => ({
  slot,
  work: shelf.works[slot] ?? 0,
  language: shelf.languages[slot] ?? 0,
  authors: new Set([...valuesAt(shelf.people, slot)].filter(isAuthorCode).map(personId)),
  categories: [...valuesAt(shelf.categories, slot)],
})

export const isByAuthor = (shelf: Shelf, slot: number, { authors }: Book): boolean => {
  for (const author of authors) if (isWrittenBy(shelf, slot, author)) return true
  return false
}
