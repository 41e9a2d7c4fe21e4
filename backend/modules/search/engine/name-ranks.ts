import type { CatalogIndex } from '../../catalog-index/service.ts'
import { runAt } from '../../catalog-index/rules/runs.ts'
import {
  clearMarks,
  numberIn,
  placeOf,
  type Terms,
  wordPlace,
  wordsBeginning,
} from '../../catalog-index/rules/terms.ts'
import { countSlots, slotsWith } from '../../catalog-index/rules/word-slots.ts'
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

interface Marks {
  /** By the number of a word: one bit for each wanted word that it is a form of, another for each typed word that it is. */
  marks: Int32Array
  /** All bits that some word of the catalog has. */
  given: number
}

const marksOf = (terms: Terms, { words, typed }: Wanted): Marks => {
  const marks = clearMarks(terms)
  let given = 0
  const mark = (number: number | undefined, bit: number): void => {
    if (number === undefined) return
    marks[number] = (marks[number] ?? 0) | (1 << bit)
    given |= 1 << bit
  }
  for (const [index, forms] of words.entries())
    for (const { text, isBeginning } of forms)
      for (const number of isBeginning ? wordsBeginning(terms, text) : [terms.numbers.get(text)]) mark(number, index)
  for (const [index, text] of typed.entries()) mark(terms.numbers.get(text), wordLimit + index)
  return { marks, given }
}

/** The products whose names may have all words: those that have the rarest one. */
export const candidatesFor = (
  { entries: { terms, size } }: CatalogIndex,
  { words }: Pick<Wanted, 'words'>,
): Int32Array => {
  const numbers = words.map((forms) =>
    forms.flatMap(({ text, isBeginning }) =>
      isBeginning ? wordsBeginning(terms, text) : [terms.numbers.get(text) ?? []].flat(),
    ),
  )
  const [rarest = []] = numbers.toSorted((a, b) => countSlots(terms, a) - countSlots(terms, b))
  return slotsWith(terms, rarest, size)
}

/** Whether the typed words begin or end with all words of a title, and have others beside them. */
export const isBesideOthers = (title: string, typed: readonly string[]): boolean => {
  const words = tellingWords(wordsIn(title))
  if (words.length >= typed.length) return false
  const end = typed.length - words.length
  return words.every((word, at) => word === typed[at]) || words.every((word, at) => word === typed[end + at])
}

/**
 * Ranks a product by its names: the whole title, alone or with its authors, before the beginning of one, these before
 * words in title and authors (as they were typed before other forms), these before series and credits. Popularity decides
 * between equals.
 * @returns the rank of a slot. A caller who wants ranks from `least` upwards only says so: a book that cannot reach
 * that rank is not looked at
 */
export const rankNames = ({ entries }: CatalogIndex, wanted: Wanted): ((slot: number, least?: number) => number) => {
  const { terms, names } = entries
  const { popularity, titleLengths } = entries.columns
  const { marks, given } = marksOf(terms, wanted)
  const allWords = (1 << wanted.words.length) - 1
  const allTyped = ((1 << wanted.typed.length) - 1) << wordLimit
  const allBits = allWords | allTyped
  const telling = tellingWords(wanted.typed)
  const typedLength = wanted.typed.join(' ').length

  const matchAt = (slot: number): number => {
    let [inNames, inSeries, inCredits] = [0, 0, 0]
    for (const run = runAt(terms.ofProducts, slot); run.next();) {
      const mark = marks[numberIn(run.value)] ?? 0
      if (mark === 0) continue
      const place = placeOf(run.value)
      if (place === wordPlace.name) {
        inNames |= mark
        if ((inNames & allBits) === allBits) break
      } else if (place === wordPlace.series) inSeries |= mark
      else inCredits |= mark
    }
    if (((inNames | inSeries | inCredits) & allWords) !== allWords) return match.texts
    if (((inNames | inSeries) & allWords) !== allWords) return match.credits
    const name = names[slot] ?? ''
    const length = titleLengths[slot] ?? 0
    const isAsTyped = (inNames & allTyped) === allTyped
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
    return (inNames & allWords) === allWords ? match.names : match.series
  }

  const lengths = new Set(wanted.titles.map((title) => title.length))
  const bestMatch = (slot: number): number => {
    const length = titleLengths[slot] ?? 0
    if (lengths.has(length)) return match.title
    return telling.length > 1 && length < typedLength ? match.titleAndAuthors : match.titleBeginning
  }
  const popularOf = (slot: number): number => Math.min(popularity[slot] ?? 0, popularityLimit)
  // No name can have a word that the catalog does not have.
  if ((given & allWords) !== allWords) return (slot) => rankFor(match.texts) + popularOf(slot)
  return (slot, least = 0) => {
    const popular = popularOf(slot)
    return rankFor(match.titleBeginning) + popular < least && rankFor(bestMatch(slot)) + popular < least
      ? 0
      : rankFor(matchAt(slot)) + popular
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
