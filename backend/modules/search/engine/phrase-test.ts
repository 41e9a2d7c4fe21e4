import { foldedWords } from '../../text/rules/fold.ts'
import type { SearchWords } from '../rules/search-words.ts'

/** Words of letters and digits that follow one another, whatever signs are between them. */
const inOrder = (words: readonly string[]): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${words.join(String.raw`[^\p{L}\p{N}]+`)}(?![\p{L}\p{N}])`, 'u')

/**
 * Whether the names of a book have all phrases of a query as they stand, and none of the excluded words. Phrases are
 * looked for in names alone: to find one in the texts of all books Postgres would unpack half of the catalog for words
 * such as `of the`, which took longer than a visitor waits.
 */
export const hasPhrases = ({ phrases, excluded }: SearchWords): ((name: string) => boolean) => {
  if (phrases.length === 0) return () => true
  const wanted = phrases.map(foldedWords).map((words) => ({
    phrase: inOrder(words),
    // Rules out most books sooner.
    longest: words.reduce((longest, word) => (word.length > longest.length ? word : longest), ''),
  }))
  const unwanted = excluded.flatMap(foldedWords).map((word) => inOrder([word]))
  return (name) =>
    wanted.every(({ longest, phrase }) => name.includes(longest) && phrase.test(name)) &&
    !unwanted.some((word) => word.test(name))
}
