import { slipsBetween } from './slips.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Shorter words are too similar to others. */
const shortest = 6
const lettersPerSlip = 5

/** The phrase of the vocabulary that differs from the typed one by a letter or two: `hangoskonv`. The first letter must be right. */
export const similarPhrase = (vocabulary: Vocabulary, typed: string): string | undefined => {
  if (typed.length < shortest) return undefined
  const slipLimit = Math.min(2, Math.floor(typed.length / lettersPerSlip))
  let best: { phrase: string; slips: number } | undefined
  for (const phrase of vocabulary.keys()) {
    if (phrase.length < shortest || phrase[0] !== typed[0] || Math.abs(phrase.length - typed.length) > slipLimit)
      continue
    const slips = slipsBetween(typed, phrase, slipLimit)
    if (slips <= slipLimit && slips < (best?.slips ?? Infinity)) best = { phrase, slips }
  }
  return best?.phrase
}
