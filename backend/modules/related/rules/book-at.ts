import { isAuthorCode, isWrittenBy, personId } from '../../catalog-index/rules/people.ts'
import { runValues } from '../../catalog-index/rules/runs.ts'
import type { Entries } from '../../catalog-index/service.ts'

/** The facts of a book that decide which other books are related to it. */
export interface Book {
  slot: number
  /** 0 without a work. */
  work: number
  language: number
  authors: Set<number>
  /** The main category comes first. */
  categories: readonly number[]
}

export const bookAt = ({ columns, people, categories }: Entries, slot: number): Book => ({
  slot,
  work: columns.works[slot] ?? 0,
  language: columns.languages[slot] ?? 0,
  authors: new Set(runValues(people, slot).filter(isAuthorCode).map(personId)),
  categories: runValues(categories, slot),
})

export const isByAuthor = ({ people }: Entries, slot: number, { authors }: Book): boolean => {
  for (const author of authors) if (isWrittenBy(people, slot, author)) return true
  return false
}
