import type { CatalogIndex } from '../../catalog-index/service.ts'
import { runAt } from '../../catalog-index/rules/runs.ts'
import { clearMarks, numberIn, placeOf, type Terms, wordPlace } from '../../catalog-index/rules/terms.ts'
import type { Hit } from '../port.ts'
import { wordsIn } from '../rules/search-words.ts'
import { tellingWords } from '../rules/shop-words.ts'
import { type SimilarWord, type SimilarWords, similarWords } from './similar-words.ts'
import { popularityLimit } from './name-ranks.ts'

/** More words cost time and tell no more. Each of them has three bits of a mark. */
const wordLimit = 10
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

const likenesses = ({ entries }: CatalogIndex, typed: readonly SimilarWords[], least: number): Likeness[] => {
  const { terms, variants } = entries
  const marks = markWords(terms, typed)
  const weights = Float64Array.from(typed.flatMap(({ typed: text }) => shares.map((share) => share * text.length)))
  const best = new Float64Array(typed.length)
  const found: Likeness[] = []
  for (let slot = 0; slot < entries.size; slot++) {
    if (variants.length[slot] === 0) continue
    let isLike = false
    for (const run = runAt(terms.ofProducts, slot); run.next();) {
      let mark = marks[numberIn(run.value)] ?? 0
      if (mark === 0) continue
      if (!isLike) best.fill(0)
      isLike = true
      const placeShare = placeShares[placeOf(run.value)] ?? 0
      for (let index = 0; mark !== 0; index++, mark >>>= gradeBits) {
        const value = (weights[(index << gradeBits) | (mark & gradeMask)] ?? 0) * placeShare
        if (value > (best[index] ?? 0)) best[index] = value
      }
    }
    if (!isLike) continue
    let letters = 0
    for (const value of best) letters += value
    if (letters < least) continue
    const slipped = best.reduce(
      (count, value, index) => (value < (weights[(index << gradeBits) | grade.otherForm] ?? 0) ? count + 1 : count),
      0,
    )
    found.push({ slot, letters, slipped, missing: best.filter((value) => value === 0).length })
  }
  return found
}

/** Which part of a title's letters stands in words that were typed, or that are like them. */
const coverOf = ({ entries }: CatalogIndex, slot: number): number => {
  const { terms, names } = entries
  const title = (names[slot] ?? '').slice(0, entries.columns.titleLengths[slot] ?? 0)
  let [all, typed] = [0, 0]
  for (const word of tellingWords(wordsIn(title))) {
    all += word.length
    const mark = terms.marks[terms.numbers.get(word) ?? -1] ?? 0
    if (mark !== 0) typed += word.length
  }
  return all === 0 ? 0 : typed / all
}

export interface SimilarBook extends Hit {
  /** Whether the title has no further words, and the names have all the typed ones, but for slips. */
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

/**
 * Books whose names are like the typed words, but for slips of the finger. A typed word that is like no word of the
 * catalog does not count where others do.
 * @param words folded
 * @param asBeginning whether the reader may still be typing the last word
 */
export const similarNames = (index: CatalogIndex, words: readonly string[], asBeginning = false): SimilarBook[] => {
  const { entries } = index
  const typed = words
    .slice(0, wordLimit)
    .map((word, place, all) => similarWords(entries.terms, word, asBeginning && place === all.length - 1))
  const known = typed.filter((one) => one.words.length > 0)
  const letters = known.reduce((sum, one) => sum + one.typed.length, 0)
  if (known.every((one) => one.typed.length < shortestWord)) return []
  const found = likenesses(index, known, letters * leastLikeness)
  const most = found.reduce((best, one) => Math.max(best, one.letters), 0) / letters
  const { ids, columns } = entries
  let compared = 0
  const likest = found.length > comparedLimit ? found.toSorted((a, b) => b.letters - a.letters) : found
  return likest.flatMap(({ slot, slipped, missing, ...likeness }) => {
    const share = likeness.letters / letters
    const isComplete = missing === 0 && known.length === typed.length
    if (share < most - nextToBest) return []
    const cover = compared++ < comparedLimit ? coverOf(index, slot) : 0
    const steps = Math.floor((share * (1 - titlePart) + cover * titlePart) * rankSteps)
    return {
      productId: ids[slot] ?? 0,
      variantId: null,
      rank: steps * rankStep + Math.min(columns.popularity[slot] ?? 0, popularityLimit),
      isWhole: cover === 1 && isComplete,
      isComplete,
      slipped,
    }
  })
}
