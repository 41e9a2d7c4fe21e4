import type { BothLanguages } from '../../../db/schema/columns.ts'
import { fold, foldedWords } from '../../text/rules/fold.ts'
import { isEmptyWord } from './shop-words.ts'
import { stemsOf } from './stems.ts'

const parts = (name: string): string[] => [name, ...fold(name).split(/,|;|\s(?:es|and|&|vagy|or)\s/)]

/** Readers type `regeny` for `regenyek`, and `kozepiskola` for `kozepiskolanak`. */
const singular = (word: string): string[] =>
  ['k', 'ak', 'ek', 'ok', 'nak', 'nek', 's'].flatMap((ending) =>
    word.length - ending.length >= 4 && word.endsWith(ending) ? [word.slice(0, -ending.length)] : [],
  )

/**
 * What readers may call a category or a collection, in both languages: its name, the parts of the name, and both without empty
 * words; folded, without spaces.
 */
export const aliasesOf = ({ hu, en }: BothLanguages): Set<string> => {
  const phrases = [hu, en].flatMap(parts).flatMap((part) => {
    const words = foldedWords(part)
    return [words.join(''), words.filter((word) => !isEmptyWord(stemsOf(word))).join('')]
  })
  return new Set(phrases.flatMap((phrase) => (phrase.length > 2 ? [phrase, ...singular(phrase)] : [])))
}
