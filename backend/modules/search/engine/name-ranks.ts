import { markProducts } from '../../catalog-index/rules/product-marks.ts'
import { clearMarks, type Terms, wordsBeginning } from '../../catalog-index/rules/terms.ts'
import type { CatalogIndex } from '../../catalog-index/service.ts'
import { match } from '../port.ts'
import { tellingWords } from '../rules/shop-words.ts'
import { wordsIn } from '../rules/search-words.ts'
import type { Form } from './word-forms.ts'

/** A rank is a match and, between equal matches, the popularity. */
const step = 10_000_000
export const popularityLimit = 9_000_000

export const rankFor = (matched: number): number => matched * step
export const matchOf = (rank: number): number => Math.floor(rank / step)

/** How many words have a bit, twice over: for their forms, and as they were typed. */
export const wordLimit = 15

export interface Wanted {
  /** Whole titles that the query may mean, without accents. */
  titles: readonly string[]
  /** Each word that a book must have, in all its forms. */
  words: readonly (readonly Form[])[]
  /** Everything that was typed, without accents. */
  typed: readonly string[]
}

/**
 * Marks the words of the catalog: one bit for each wanted word that it is a form of, another for each typed word that it is.
 * @returns the numbers of the words that have a mark
 */
const markWords = (terms: Terms, { words, typed }: Wanted): Set<number> => {
  const marks = clearMarks(terms)
  const marked = new Set<number>()
  const mark = (number: number | undefined, bit: number): void => {
    if (number === undefined) return
    marks[number] = (marks[number] ?? 0) | (1 << bit)
    marked.add(number)
  }
  for (const [index, forms] of words.entries())
    for (const { text, isBeginning } of forms)
      for (const number of isBeginning ? wordsBeginning(terms, text) : [terms.numbers.get(text)]) mark(number, index)
  for (const [index, text] of typed.entries()) mark(terms.numbers.get(text), wordLimit + index)
  return marked
}

/** Whether the typed words begin or end with all words of a title, and have others beside them. */
export const isBesideOthers = (title: string, typed: readonly string[]): boolean => {
  const words = tellingWords(wordsIn(title))
  if (words.length >= typed.length) return false
  const end = typed.length - words.length
  return words.every((word, at) => word === typed[at]) || words.every((word, at) => word === typed[end + at])
}

export interface NameRanks {
  /** Slots of the products whose names have all wanted words; not in their order. */
  slots: Int32Array
  /**
   * @param least for a caller who wants ranks from it upwards only: a book that cannot reach it has none
   * @returns the rank of a slot
   */
  rankAt: (slot: number, least?: number) => number
}

/**
 * Ranks products by their names: the whole title, alone or with its authors, before the beginning of one, these before
 * words in title and authors (as they were typed before other forms), these before series and credits. Popularity decides
 * between equals. The ranks are those until the next search: they are read before anything is awaited.
 */
export const rankNames = ({ entries }: CatalogIndex, wanted: Wanted): NameRanks => {
  const { terms, names, size } = entries
  const { popularity, titleLengths } = entries.columns
  const {
    name: inNames,
    series: inSeries,
    credits: inCredits,
    slots,
  } = markProducts(terms, markWords(terms, wanted), size)
  const allWords = (1 << wanted.words.length) - 1
  const allTyped = ((1 << wanted.typed.length) - 1) << wordLimit
  const telling = tellingWords(wanted.typed)
  const typedLength = wanted.typed.join(' ').length

  const matchAt = (slot: number): number => {
    const own = inNames[slot] ?? 0
    const withSeries = own | (inSeries[slot] ?? 0)
    if (((withSeries | (inCredits[slot] ?? 0)) & allWords) !== allWords) return match.texts
    if ((withSeries & allWords) !== allWords) return match.credits
    const name = names[slot] ?? ''
    const length = titleLengths[slot] ?? 0
    const isAsTyped = (own & allTyped) === allTyped
    let isBeginning = false
    for (const title of wanted.titles) {
      if (title.length > length || !name.startsWith(title)) continue
      if (title.length === length) return match.title
      isBeginning = true
    }
    if (isAsTyped && length < typedLength && isBesideOthers(name.slice(0, length), telling))
      return match.titleAndAuthors
    if (isBeginning) return match.titleBeginning
    if (isAsTyped) return match.asTyped
    return (own & allWords) === allWords ? match.names : match.series
  }

  const lengths = new Set(wanted.titles.map((title) => title.length))
  const bestMatch = (slot: number): number => {
    const length = titleLengths[slot] ?? 0
    if (lengths.has(length)) return match.title
    return telling.length > 1 && length < typedLength ? match.titleAndAuthors : match.titleBeginning
  }
  const withAll = new Int32Array(slots.length)
  let count = 0
  for (let place = 0; place < slots.length; place++) {
    const slot = slots[place] ?? 0
    const own = (inNames[slot] ?? 0) | (inSeries[slot] ?? 0) | (inCredits[slot] ?? 0)
    if ((own & allWords) === allWords) withAll[count++] = slot
  }
  return {
    slots: withAll.subarray(0, count),
    rankAt: (slot, least = 0) => {
      const popular = Math.min(popularity[slot] ?? 0, popularityLimit)
      return rankFor(match.titleBeginning) + popular < least && rankFor(bestMatch(slot)) + popular < least
        ? 0
        : rankFor(matchAt(slot)) + popular
    },
  }
}

/**
 * Whether the best book has the words as they were typed, not in other forms and not as the beginnings of longer words.
 * @returns undefined where it depends on whether each of them is a word of some name
 */
export const isTypedAt = (bestMatch: number): boolean | undefined => {
  if (bestMatch >= match.titleAndAuthors) return true
  return bestMatch < match.asTyped ? false : undefined
}

export const hasWords = ({ entries }: CatalogIndex, words: readonly string[]): boolean =>
  words.every((word) => entries.terms.numbers.has(word))
