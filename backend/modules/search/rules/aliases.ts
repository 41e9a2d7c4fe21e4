import type { BothLanguages } from '../../../db/schema/columns.ts'
import { fold, foldedWords } from '../../text/rules/fold.ts'
import { isEmptyWord } from './shop-words.ts'
import { stemsOf } from './stems.ts'

const parts = (name: string): string[] => [name, ...fold(name).split(/,|;|\s(?:es|and|&|vagy|or)\s/)]

/** `regenyek` is asked for as `regeny`, `kozepiskolanak` as `kozepiskola`. */
const singular = (word: string): string[] =>
  ['k', 'ak', 'ek', 'ok', 'nak', 'nek', 's'].flatMap((ending) =>
    word.length - ending.length >= 4 && word.endsWith(ending) ? [word.slice(0, -ending.length)] : [],
  )

/** What a shelf or list is called, in either language: its name, its parts, and these without words that tell nothing; folded, without spaces. */
export const aliasesOf = ({ hu, en }: BothLanguages): Set<string> => {
  const phrases = [hu, en].flatMap(parts).flatMap((part) => {
    const words = foldedWords(part)
    return [words.join(''), words.filter((word) => !isEmptyWord(stemsOf(word))).join('')]
  })
  return new Set(phrases.flatMap((phrase) => (phrase.length > 2 ? [phrase, ...singular(phrase)] : [])))
}
