import { type Terms, wordsBeginning } from '../../catalog-index/rules/terms.ts'
import { hasOthers, lengthIn, shapeOf } from '../../catalog-index/rules/word-shape.ts'
import { slipsBetween, slipsInBeginning } from '../rules/slips.ts'

/** A word of the catalog that a typed word may be. */
export interface SimilarWord {
  number: number
  /** How many letters are wrong. Zero for the word itself and for words that begin with it. */
  slips: number
  /** Whether the word only begins so, but for the slips. */
  isBegun?: true
}

export interface SimilarWords {
  typed: string
  words: readonly SimilarWord[]
}

/** In a shorter word two slips leave too little to know it by. */
const twoSlipsFrom = 6
/** A number with another digit is another number. */
const mayHaveSlips = (typed: string): boolean => !/\p{N}/u.test(typed)

/** Whether the first two letters of each have one in common, as all words with one slip between them do. */
const beginsAlike = (typed: string, word: string): boolean => {
  const [first, second] = [word.charCodeAt(0), word.charCodeAt(1)]
  const [one, other] = [typed.charCodeAt(0), typed.charCodeAt(1)]
  return first === one || second === one || first === other || second === other
}

const wordsWithin = (terms: Terms, typed: string, limit: number, asBeginning: boolean): SimilarWord[] => {
  const { shapes, words } = terms
  const shape = shapeOf(typed)
  const length = lengthIn(shape)
  const found: SimilarWord[] = []
  for (let number = 0; number < words.length; number++) {
    const other = shapes[number] ?? 0
    const longer = lengthIn(other) - length
    if (longer < -limit || (!asBeginning && longer > limit) || hasOthers(shape, other, limit)) continue
    if (!asBeginning && hasOthers(other, shape, limit)) continue
    const word = words[number] ?? ''
    if (limit === 1 && length > 1 && !beginsAlike(typed, word)) continue
    const slips = slipsBetween(typed, word, limit)
    if (slips <= limit) found.push({ number, slips })
    else if (asBeginning && slipsInBeginning(typed, word, limit) <= limit)
      found.push({ number, slips: limit, isBegun: true })
  }
  return found
}

/**
 * The words of the catalog that a typed word may be: itself, words that begin with it, and words that differ by a slip,
 * or by two where no word differs by one.
 * @param asBeginning whether the reader may still be typing the word
 */
export const similarWords = (terms: Terms, typed: string, asBeginning: boolean): SimilarWords => {
  const begun = typed.length > 1 ? wordsBeginning(terms, typed) : [terms.numbers.get(typed) ?? []].flat()
  const known = begun.map((number): SimilarWord => ({ number, slips: 0 }))
  if (!mayHaveSlips(typed)) return { typed, words: known }
  // The first letters of a word are those of too many words.
  const isLong = typed.length >= twoSlipsFrom
  const near = wordsWithin(terms, typed, 1, asBeginning && typed.length > 2)
  const words = [...known, ...near]
  return { typed, words: words.length > 0 || !isLong ? words : wordsWithin(terms, typed, 2, asBeginning) }
}
