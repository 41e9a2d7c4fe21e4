import type { LiveCatalog } from '../../catalog-index/catalog-index.ts'
import { beginning, clearMarks, numberIn, placeOf, type Terms, wordPlace } from '../../catalog-index/rules/terms.ts'
import type { Form } from './word-forms.ts'

/** As many as can stand between two steps. */
const mostPopular = 9_000_000

export const steps = {
  title: 60_000_000,
  beginning: 50_000_000,
  asTyped: 40_000_000,
  named: 30_000_000,
  inSeries: 20_000_000,
  made: 10_000_000,
  inTexts: 0,
}

/** From here on the names have all the words; below, makers and texts help. */
export const leastNamed = steps.inSeries

/** Words that have a bit, twice over: as one of its forms and as it was typed. */
export const mostWanted = 15

export interface Wanted {
  /** Whole titles that are meant, plain. */
  titles: readonly string[]
  /** Each word that must be there, in all its forms. */
  words: readonly (readonly Form[])[]
  /** Everything that was typed, plain. */
  typed: readonly string[]
}

/** By a word's number: one bit for each wanted word that it is a form of, another for each typed word that it is. */
const marksOf = (terms: Terms, { words, typed }: Wanted): Int32Array => {
  const marks = clearMarks(terms)
  const mark = (number: number | undefined, bit: number): void => {
    if (number !== undefined) marks[number] = (marks[number] ?? 0) | (1 << bit)
  }
  for (const [index, forms] of words.entries())
    for (const { text, isBeginning } of forms)
      for (const number of isBeginning ? beginning(terms, text) : [terms.numbers.get(text)]) mark(number, index)
  for (const [index, text] of typed.entries()) mark(terms.numbers.get(text), mostWanted + index)
  return marks
}

/**
 * Ranks a product by its names: the whole title before the beginning of one, these before the words in title and author
 * (as they stand before other forms), these before series and makers. Popularity decides between equals.
 * @returns the rank of a slot; at least `leastNamed` if its names have all the words. Who wants only those from some
 * rank up says so: a book that cannot reach it is not looked at
 */
export const rankNames = ({ shelf }: LiveCatalog, wanted: Wanted): ((slot: number, least?: number) => number) => {
  const { terms, popularity, titleLengths } = shelf
  const { data, start, length: lengths } = terms.ofProducts
  const marks = marksOf(terms, wanted)
  const allWords = (1 << wanted.words.length) - 1
  const allTyped = ((1 << wanted.typed.length) - 1) << mostWanted

  const stepOf = (slot: number): number => {
    let named = 0
    let inSeries = 0
    let made = 0
    const from = start[slot] ?? 0
    const end = from + (lengths[slot] ?? 0)
    for (let at = from; at < end; at++) {
      const code = data[at] ?? 0
      const place = placeOf(code)
      const mark = marks[numberIn(code)] ?? 0
      if (place === wordPlace.name) named |= mark
      else if (place === wordPlace.series) inSeries |= mark
      else made |= mark
    }
    if (((named | inSeries | made) & allWords) !== allWords) return steps.inTexts
    if (((named | inSeries) & allWords) !== allWords) return steps.made
    const names = shelf.names[slot] ?? ''
    const length = titleLengths[slot] ?? 0
    let step = 0
    for (const title of wanted.titles) {
      if (title.length > length || !names.startsWith(title)) continue
      if (title.length === length) return steps.title
      step = steps.beginning
    }
    if (step !== 0) return step
    if ((named & allTyped) === allTyped) return steps.asTyped
    return (named & allWords) === allWords ? steps.named : steps.inSeries
  }

  const meant = new Set(wanted.titles.map((title) => title.length))
  const bestStep = (slot: number): number => (meant.has(titleLengths[slot] ?? 0) ? steps.title : steps.beginning)

  return (slot, least = 0) => {
    const popular = Math.min(popularity[slot] ?? 0, mostPopular)
    return steps.beginning + popular < least && bestStep(slot) + popular < least ? 0 : stepOf(slot) + popular
  }
}
