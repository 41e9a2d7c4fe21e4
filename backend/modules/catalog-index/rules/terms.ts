import { createRuns, grown, runAt, type Runs, runValues, setRun } from './runs.ts'
import { shapeOf } from './word-shape.ts'

/** Where a book has a word: in its title or authors, in its series, or in its publisher or other contributors. */
export const wordPlace = { name: 0, series: 1, credits: 2 } as const
export type WordPlace = keyof typeof wordPlace

const places = Object.keys(wordPlace) as WordPlace[]
const placeBits = 2

export const codeOf = (number: number, place: number): number => (number << placeBits) | place
export const placeOf = (code: number): number => code & ((1 << placeBits) - 1)
export const numberIn = (code: number): number => code >> placeBits

/**
 * The words of titles, authors, series and credits as the search index has them (stems and plain forms), numbered. A
 * product holds their codes: the number of the word and the place where the product has it.
 */
export interface Terms {
  numbers: Map<string, number>
  words: string[]
  /** By the number of a word: its letters and its length, see word-shape.ts. */
  shapes: Int32Array
  /** Numbers of the words by their first letters, so that a search for a beginning looks at few words. */
  byFirst: Map<string, number[]>
  ofProducts: Runs
  /** One number for each word, for a search that looks at all products; see clearMarks. */
  marks: Int32Array
}

export const createTerms = (): Terms => ({
  numbers: new Map(),
  words: [],
  shapes: new Int32Array(0),
  byFirst: new Map(),
  ofProducts: createRuns(),
  marks: new Int32Array(0),
})

const firstOf = (word: string): string => word.slice(0, 2)

const numberOf = (terms: Terms, word: string): number => {
  const { numbers, words, byFirst } = terms
  const known = numbers.get(word)
  if (known !== undefined) return known
  const number = words.push(word) - 1
  terms.shapes = grown(terms.shapes, words.length)
  terms.shapes[number] = shapeOf(word)
  numbers.set(word, number)
  const group = byFirst.get(firstOf(word))
  if (group) group.push(number)
  else byFirst.set(firstOf(word), [number])
  return number
}

/** Words of names that no product of this index needs to have. */
export const addWords = (terms: Terms, words: Iterable<string>): void => {
  for (const word of words) numberOf(terms, word)
}

/** @returns whether the product has other words than before */
export const putTerms = (terms: Terms, slot: number, words: Record<WordPlace, readonly string[]>): boolean => {
  const codes = places.flatMap((place) => words[place].map((word) => codeOf(numberOf(terms, word), wordPlace[place])))
  const known = runValues(terms.ofProducts, slot)
  if (known.length === codes.length && known.every((code, at) => code === codes[at])) return false
  setRun(terms.ofProducts, slot, codes)
  return true
}

/** Numbers of the words that begin with a prefix. */
export const wordsBeginning = ({ byFirst, words }: Terms, prefix: string): number[] => {
  const groups =
    prefix.length < 2
      ? [...byFirst].flatMap(([first, numbers]) => (first.startsWith(prefix) ? [numbers] : []))
      : [byFirst.get(firstOf(prefix)) ?? []]
  return groups.flatMap((numbers) => numbers.filter((number) => words[number]?.startsWith(prefix)))
}

/** The same memory for each search, since half a megabyte each would be garbage. Read it before anything is awaited. */
export const clearMarks = (terms: Terms): Int32Array => {
  terms.marks = grown(terms.marks, terms.words.length)
  return terms.marks.fill(0)
}

/** The marks of all words of a product together: what most products do not have is told without a look at each word. */
export const allMarks = ({ ofProducts, marks }: Terms, slot: number): number => {
  let all = 0
  for (const run = runAt(ofProducts, slot); run.next();) all |= marks[numberIn(run.value)] ?? 0
  return all
}
