import { distance } from './correct-words.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Shorter words are too much like others. */
const shortest = 6
const lettersPerSlip = 5

/** The phrase that somebody meant who slipped in a letter or two: `hangoskonv`. The first letter is mostly right. */
export const nearPhrase = (vocabulary: Vocabulary, typed: string): string | undefined => {
  if (typed.length < shortest) return undefined
  const mostSlips = Math.min(2, Math.floor(typed.length / lettersPerSlip))
  let nearest: { phrase: string; slips: number } | undefined
  for (const phrase of vocabulary.keys()) {
    if (phrase.length < shortest || phrase[0] !== typed[0] || Math.abs(phrase.length - typed.length) > mostSlips)
      continue
    const slips = distance(typed, phrase)
    if (slips <= mostSlips && slips < (nearest?.slips ?? Infinity)) nearest = { phrase, slips }
  }
  return nearest?.phrase
}
