import { isAuthorCode, personId } from '../live/product-facts.ts'
import type { Runs } from '../live/runs.ts'
import type { Shelf } from '../live/shelf.ts'

/** A book as what stands near it is found: by its work, its language, its authors and its main category. */
export interface Book {
  slot: number
  /** 0 without one. */
  work: number
  language: number
  authors: Set<number>
  category: number | undefined
}

const valuesAt = ({ start, length, data }: Runs, slot: number): Int32Array => {
  const from = start[slot] ?? 0
  return data.subarray(from, from + (length[slot] ?? 0))
}

const mainCategoryAt = ({ categories }: Shelf, slot: number): number | undefined =>
  (categories.length[slot] ?? 0) > 0 ? categories.data[categories.start[slot] ?? 0] : undefined

export const bookAt = (shelf: Shelf, slot: number): Book => ({
  slot,
  work: shelf.works[slot] ?? 0,
  language: shelf.languages[slot] ?? 0,
  authors: new Set([...valuesAt(shelf.people, slot)].filter(isAuthorCode).map(personId)),
  category: mainCategoryAt(shelf, slot),
})

export const isByAuthor = ({ people: { start, length, data } }: Shelf, slot: number, { authors }: Book): boolean => {
  const from = start[slot] ?? 0
  const end = from + (length[slot] ?? 0)
  for (let at = from; at < end; at++) {
    const code = data[at] ?? 0
    if (isAuthorCode(code) && authors.has(personId(code))) return true
  }
  return false
}

export const isOnSameShelf = (shelf: Shelf, slot: number, { category }: Book): boolean =>
  category !== undefined && mainCategoryAt(shelf, slot) === category
