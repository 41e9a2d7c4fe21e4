import type { CatalogIndex } from '../../catalog-index/service.ts'
import { runAt } from '../../catalog-index/rules/runs.ts'
import { allMarks, clearMarks, numberIn, placeOf, type Terms, wordPlace } from '../../catalog-index/rules/terms.ts'
import { slotsWith } from '../../catalog-index/rules/word-slots.ts'
import type { Hit } from '../port.ts'
import { wordsIn } from '../rules/search-words.ts'
import { tellingWords } from '../rules/shop-words.ts'
import { type SimilarWord, type SimilarWords, similarWords } from './similar-words.ts'
import { popularityLimit } from './name-ranks.ts'

/** More words cost time and tell no more. Each of them has three bits of a mark. */
export const similarLimit = 10
const gradeBits = 3
const gradeMask = (1 << gradeBits) - 1

/** How good a word of a book is for a typed one: from nothing in common to the word itself. */
const shares = [0, 0.4, 0.55, 0.7, 0.8, 0.88, 0.95, 1] as const
const grade = { itself: 7, otherForm: 6 } as const
const gradeLimits = [0, 0.45, 0.6, 0.75, 0.85] as const

const gradeOf = (slips: number, letters: number): number =>
  gradeLimits.findLastIndex((limit) => 1 - slips / letters >= limit) + 1

/** Words of a publisher or a translator tell less than those of a title. */
const placeShares: readonly number[] = Object.entries(wordPlace).reduce<number[]>((all, [place, number]) => {
  all[number] = { name: 1, series: 0.95, credits: 0.75 }[place] ?? 0
  return all
}, [])

/** Shorter words alone are like too many others. */
const shortestWord = 3

/** A book must have half of what was typed, and not much less than the best book. */
const leastLikeness = 0.5
const nextToBest = 0.3

const gradeFor = ({ slips, isBegun }: SimilarWord, typed: string, word: string | undefined): number => {
  if (slips === 0) return word === typed ? grade.itself : grade.otherForm
  return Math.max(1, gradeOf(slips, typed.length) - (isBegun ? 1 : 0))
}

const markWords = (terms: Terms, typed: readonly SimilarWords[]): Int32Array => {
  const marks = clearMarks(terms)
  for (const [index, { typed: text, words }] of typed.entries())
    for (const near of words) {
      const own = gradeFor(near, text, terms.words[near.number])
      const shift = index * gradeBits
      const mark = marks[near.number] ?? 0
      if (own > ((mark >>> shift) & gradeMask)) marks[near.number] = (mark & ~(gradeMask << shift)) | (own << shift)
    }
  return marks
}

/** How alike a book's names are to the typed words: how many of the typed letters. */
interface Likeness {
  slot: number
  letters: number
  /** Typed words that the names do not have as they were typed, nor begin with. */
  slipped: number
  missing: number
}

/** Whether the typed words that are marked have so many letters, were they all as they were typed. */
const mayReach = (mark: number, lengths: readonly number[], least: number): boolean => {
  let letters = 0
  for (let index = 0, rest = mark; rest !== 0; index++, rest >>>= gradeBits)
    if ((rest & gradeMask) !== 0) letters += lengths[index] ?? 0
  return mark !== 0 && letters >= least
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

/**
 * Books that have half of the typed letters, and not much fewer than the likest one.
 * @param numbers only books with one of these words
 */
const likenesses = (
  { entries }: CatalogIndex,
  typed: readonly SimilarWords[],
  lengths: readonly number[],
  numbers: readonly number[],
): Likeness[] => {
  const { terms, variants } = entries
  const marks = markWords(terms, typed)
  const weights = Float64Array.from(typed.flatMap(({ typed: text }) => shares.map((share) => share * text.length)))
  const all = sumOf(lengths)
  let least = all * leastLikeness
  const best = new Float64Array(typed.length)
  const found: Likeness[] = []
  for (const slot of slotsWith(terms, numbers, entries.size)) {
    if (variants.length[slot] === 0 || !mayReach(allMarks(terms, slot), lengths, least)) continue
    best.fill(0)
    for (const run = runAt(terms.ofProducts, slot); run.next();) {
      let mark = marks[numberIn(run.value)] ?? 0
      if (mark === 0) continue
      const placeShare = placeShares[placeOf(run.value)] ?? 0
      for (let index = 0; mark !== 0; index++, mark >>>= gradeBits) {
        const value = (weights[(index << gradeBits) | (mark & gradeMask)] ?? 0) * placeShare
        if (value > (best[index] ?? 0)) best[index] = value
      }
    }
    let letters = 0
    for (const value of best) letters += value
    if (letters < least) continue
    let [slipped, missing] = [0, 0]
    for (let index = 0; index < best.length; index++) {
      const value = best[index] ?? 0
      if (value === 0) missing += 1
      if (value < (weights[(index << gradeBits) | grade.otherForm] ?? 0)) slipped += 1
    }
    found.push({ slot, letters, slipped, missing })
    least = Math.max(least, letters - all * nextToBest)
  }
  return found.filter((one) => one.letters >= least)
}

/** The letters of the longest typed word that is marked. */
const lettersIn = (mark: number, lengths: readonly number[]): number => {
  let longest = 0
  for (let index = 0, rest = mark; rest !== 0; index++, rest >>>= gradeBits)
    if ((rest & gradeMask) !== 0) longest = Math.max(longest, lengths[index] ?? 0)
  return longest
}

/** Which part of a title's letters was typed, but for one slip a word. */
const coverOf = (terms: Terms, title: string, lengths: readonly number[]): number => {
  let [all, typed] = [0, 0]
  for (const word of tellingWords(wordsIn(title))) {
    all += word.length
    const mark = terms.marks[terms.numbers.get(word) ?? -1] ?? 0
    if (mark !== 0) typed += Math.min(word.length, lettersIn(mark, lengths) + 1)
  }
  return all === 0 ? 0 : typed / all
}

/** What follows in an old title is rarely typed: `Emma: A Novel`, `Westward Ho! Or, The Voyages of Sir Amyas Leigh`. */
const afterMainTitle = /[:;]|[,.!?] (?:or|avagy)[ ,]/
const mainShare = 0.95

/** The same of the whole title, or of its main part, which counts for a little less. */
const bestCoverOf = ({ entries }: CatalogIndex, slot: number, lengths: readonly number[]): number => {
  const title = (entries.names[slot] ?? '').slice(0, entries.columns.titleLengths[slot] ?? 0)
  const cover = coverOf(entries.terms, title, lengths)
  const end = cover === 1 ? -1 : title.search(afterMainTitle)
  return end > 0 ? Math.max(cover, coverOf(entries.terms, title.slice(0, end), lengths) * mainShare) : cover
}

export interface SimilarBook extends Hit {
  /** Whether the title, or its main part, has no further words, and the names have all the typed ones, but for slips. */
  isWhole: boolean
  /** Whether the names have all the typed words, but for slips. */
  isComplete: boolean
  /** In how many words there is a slip. */
  slipped: number
}

/** Ranks have room for two hundred steps above the popularity. */
const rankSteps = 200
const rankStep = 10_000_000
const titlePart = 0.2
/** So many of the likest books are compared title by title. */
const comparedLimit = 2_000

/** Tells which of these are the likest ones. To sort them all would take longer than everything else. */
const likestOf = (near: readonly Likeness[]): ((one: Likeness) => boolean) => {
  if (near.length <= comparedLimit) return () => true
  const sorted = Float64Array.from(near, ({ letters }) => letters).toSorted()
  const least = sorted[near.length - comparedLimit] ?? 0
  let equals = comparedLimit - near.filter(({ letters }) => letters > least).length
  return ({ letters }) => letters > least || (letters === least && equals-- > 0)
}

/** Some word of a whole title has hardly more letters than the typed word that it is like. */
export const mayBeWhole = (word: string, typed: string): boolean => word.length * mainShare <= typed.length + 1

/** @param onlyWhole leaves out books whose titles have too many other letters to be whole */
const likeBooks = (
  index: CatalogIndex,
  words: readonly string[],
  asBeginning: boolean,
  onlyWhole: boolean,
): SimilarBook[] => {
  const { entries } = index
  const typed = words
    .slice(0, similarLimit)
    .map((word, place, all) => similarWords(entries.terms, word, asBeginning && place === all.length - 1))
  const known = typed.filter((one) => one.words.length > 0)
  const lengths = known.map((one) => one.typed.length)
  const letters = sumOf(lengths)
  if (known.every((one) => one.typed.length < shortestWord)) return []
  const { ids, columns } = entries
  const numbers = known.flatMap((one) =>
    one.words
      .map(({ number }) => number)
      .filter((number) => !onlyWhole || mayBeWhole(entries.terms.words[number] ?? '', one.typed)),
  )
  const near = likenesses(index, known, lengths, numbers)
  const isLikest = likestOf(near)
  const books: SimilarBook[] = []
  for (const one of near) {
    const isCompared = isLikest(one)
    if (onlyWhole && !isCompared) continue
    const { slot, slipped, missing } = one
    const isComplete = missing === 0 && known.length === typed.length
    const cover = isCompared ? bestCoverOf(index, slot, lengths) : 0
    const steps = Math.floor(((one.letters / letters) * (1 - titlePart) + cover * titlePart) * rankSteps)
    books.push({
      productId: ids[slot] ?? 0,
      variantId: null,
      rank: steps * rankStep + Math.min(columns.popularity[slot] ?? 0, popularityLimit),
      isWhole: cover >= mainShare && isComplete,
      isComplete,
      slipped,
    })
  }
  return books
}

/**
 * Books whose names are like the typed words, but for slips of the finger. A typed word that is like no word of the
 * catalog does not count where others do.
 * @param words folded
 * @param asBeginning whether the reader may still be typing the last word
 */
export const similarNames = (index: CatalogIndex, words: readonly string[], asBeginning = false): SimilarBook[] =>
  likeBooks(index, words, asBeginning, false)

/** Whole titles, or main parts of titles, that are as typed but for one slip. See similarNames. */
export const titlesWithSlip = (index: CatalogIndex, words: readonly string[], asBeginning = false): SimilarBook[] =>
  likeBooks(index, words, asBeginning, true).filter(({ isWhole, slipped }) => isWhole && slipped <= 1)
