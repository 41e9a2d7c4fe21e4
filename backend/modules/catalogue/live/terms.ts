import { createRuns, grown, type Runs, setRun } from './runs.ts'

/**
 * The words of titles, authors and series as the search index has them (stems and plain forms), numbered. A product
 * holds their codes: twice the number, and one more where only its series has the word.
 */
export interface Terms {
  numbers: Map<string, number>
  words: string[]
  /** Numbers of the words by their first letters, so that a beginning is looked for among few. */
  byFirst: Map<string, number[]>
  ofProducts: Runs
  /** One number a word for whoever looks through all products; see clearMarks. */
  marks: Int32Array
}

export const createTerms = (): Terms => ({ numbers: new Map(), words: [], byFirst: new Map(), ofProducts: createRuns(), marks: new Int32Array(0) })

const firstOf = (word: string): string => word.slice(0, 2)

const numberOf = ({ numbers, words, byFirst }: Terms, word: string): number => {
  const known = numbers.get(word)
  if (known !== undefined) return known
  const number = words.push(word) - 1
  numbers.set(word, number)
  const alike = byFirst.get(firstOf(word))
  if (alike) alike.push(number)
  else byFirst.set(firstOf(word), [number])
  return number
}

export const putTerms = (terms: Terms, slot: number, named: readonly string[], ofSeries: readonly string[]): void =>
  setRun(terms.ofProducts, slot, [
    ...named.map((word) => numberOf(terms, word) * 2),
    ...ofSeries.map((word) => numberOf(terms, word) * 2 + 1),
  ])

/** Numbers of the words that begin so. */
export const beginning = ({ byFirst, words }: Terms, prefix: string): number[] => {
  const short = prefix.length < 2
  const groups = short
    ? [...byFirst].flatMap(([first, numbers]) => (first.startsWith(prefix) ? [numbers] : []))
    : [byFirst.get(firstOf(prefix)) ?? []]
  return groups.flatMap((numbers) => numbers.filter((number) => words[number]?.startsWith(prefix)))
}

/** The same memory for each question, to be read before anything is waited for: half a megabyte each would be garbage. */
export const clearMarks = (terms: Terms): Int32Array => {
  terms.marks = grown(terms.marks, terms.words.length)
  return terms.marks.fill(0)
}
