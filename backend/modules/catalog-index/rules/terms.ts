import { createRuns, grown, type Runs, setRun } from './runs.ts'

/** Where a book has a word: in its title and authors, in its series, or in its publisher and those who helped. */
export const wordPlace = { name: 0, series: 1, maker: 2 } as const
const placeBits = 2

export const placeOf = (code: number): number => code & ((1 << placeBits) - 1)
export const numberIn = (code: number): number => code >> placeBits

/**
 * The words of titles, authors, series and makers as the search index has them (stems and plain forms), numbered. A
 * product holds their codes: the number and the place where it has the word.
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

export const createTerms = (): Terms => ({
  numbers: new Map(),
  words: [],
  byFirst: new Map(),
  ofProducts: createRuns(),
  marks: new Int32Array(0),
})

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

export const putTerms = (terms: Terms, slot: number, words: Record<keyof typeof wordPlace, readonly string[]>): void =>
  setRun(
    terms.ofProducts,
    slot,
    (['name', 'series', 'maker'] as const).flatMap((place) =>
      words[place].map((word) => (numberOf(terms, word) << placeBits) | wordPlace[place]),
    ),
  )

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
