import { foldedWords } from '../../text/rules/fold.ts'
import { type SearchWords, wordsIn } from '../rules/search-words.ts'

const spaced = (words: readonly string[]): string => ` ${words.join(' ')} `

/**
 * Whether the names of a book have all phrases of a query as they stand, and none of the excluded words. Phrases are
 * looked for in names alone: to find one in the texts of all books Postgres would unpack half of the catalog for words
 * such as `of the`, which took longer than a visitor waits.
 */
export const hasPhrases = ({ phrases, excluded }: SearchWords): ((name: string) => boolean) => {
  if (phrases.length === 0) return () => true
  const wanted = phrases.map(foldedWords).map((words) => ({
    text: spaced(words),
    // Rules out most books before their words are taken apart.
    longest: words.reduce((longest, word) => (word.length > longest.length ? word : longest), ''),
  }))
  const unwanted = excluded.flatMap(foldedWords).map((word) => ` ${word} `)
  return (name) => {
    if (wanted.some(({ longest }) => !name.includes(longest))) return false
    const words = spaced(wordsIn(name))
    return wanted.every(({ text }) => words.includes(text)) && !unwanted.some((word) => words.includes(word))
  }
}
