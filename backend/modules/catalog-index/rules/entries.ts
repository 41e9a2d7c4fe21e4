import { createParameterSets, type ParameterSets } from './parameter-sets.ts'
import { isAuthorCode, personId, type ProductFacts } from './product-facts.ts'
import { createRuns, grown, type Runs, setRun } from './runs.ts'
import { createTerms, putTerms, type Terms } from './terms.ts'

const columns = [
  'ids',
  'works',
  'languages',
  'translated',
  'firstYears',
  'popularity',
  'publishers',
  'series',
  'ages',
  'stars',
  'titleLengths',
] as const

/**
 * The catalog in memory, for questions that look at all of it: columns of numbers with one slot a product, so that a
 * pass over eighty thousand takes a few milliseconds. Texts and prices that an answer shows come from the database.
 */
export interface Shelf extends Record<(typeof columns)[number], Int32Array> {
  /** Slots in use. */
  size: number
  slots: Map<number, number>
  /** What the numbers in `languages` mean. */
  languageNames: string[]
  sortKeys: string[]
  /** Title, authors and series, plain; the title has as many letters as `titleLengths` says. */
  names: string[]
  terms: Terms
  /** What the numbers in the variants' records mean. */
  parameters: ParameterSets
  people: Runs
  categories: Runs
  variants: Runs
  /** Another one whenever something on it changed. */
  version: number
}

export const createShelf = (): Shelf => ({
  ids: new Int32Array(0),
  works: new Int32Array(0),
  languages: new Int32Array(0),
  translated: new Int32Array(0),
  firstYears: new Int32Array(0),
  popularity: new Int32Array(0),
  publishers: new Int32Array(0),
  series: new Int32Array(0),
  ages: new Int32Array(0),
  stars: new Int32Array(0),
  titleLengths: new Int32Array(0),
  size: 0,
  slots: new Map(),
  languageNames: [],
  sortKeys: [],
  names: [],
  terms: createTerms(),
  parameters: createParameterSets(),
  people: createRuns(),
  categories: createRuns(),
  variants: createRuns(),
  version: 0,
})

const languageNumber = (shelf: Shelf, language: string): number => {
  const known = shelf.languageNames.indexOf(language)
  return known === -1 ? shelf.languageNames.push(language) - 1 : known
}

const newSlot = (shelf: Shelf, id: number): number => {
  const slot = shelf.size++
  for (const column of columns) shelf[column] = grown(shelf[column], shelf.size)
  shelf.slots.set(id, slot)
  shelf.ids[slot] = id
  return slot
}

export const putProduct = (shelf: Shelf, facts: ProductFacts): void => {
  const slot = shelf.slots.get(facts.id) ?? newSlot(shelf, facts.id)
  shelf.works[slot] = facts.workId
  shelf.languages[slot] = languageNumber(shelf, facts.language)
  shelf.translated[slot] = facts.translated
  shelf.firstYears[slot] = facts.firstYear
  shelf.popularity[slot] = facts.popularity
  shelf.publishers[slot] = facts.publisherId
  shelf.series[slot] = facts.seriesId
  shelf.ages[slot] = facts.ages
  shelf.stars[slot] = facts.stars
  shelf.sortKeys[slot] = facts.sortKey
  shelf.names[slot] = facts.names
  shelf.titleLengths[slot] = facts.titleLength
  putTerms(shelf.terms, slot, facts.words)
  setRun(shelf.people, slot, facts.people)
  setRun(shelf.categories, slot, facts.categories)
  setRun(shelf.variants, slot, facts.variants)
}

/** Its slot stays: without variants it is in no list. */
export const takeAway = (shelf: Shelf, id: number): void => {
  const slot = shelf.slots.get(id)
  if (slot !== undefined) setRun(shelf.variants, slot, [])
}

export const isWrittenBy = ({ people: { start, length, data } }: Shelf, slot: number, person: number): boolean => {
  const from = start[slot] ?? 0
  const end = from + (length[slot] ?? 0)
  for (let at = from; at < end; at++) {
    const code = data[at] ?? 0
    if (isAuthorCode(code) && personId(code) === person) return true
  }
  return false
}
