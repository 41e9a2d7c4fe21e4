import type { Category } from '#contracts/categories.ts'

const max = 8

/** Without accents and case. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

const wordsOf = (text: string) =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2)

/** Two words are similar when they begin with the same letters: `krimik` and `Krimi`. */
const isAlike = (a: string, b: string) =>
  a.slice(0, 5).startsWith(b.slice(0, 5)) || b.slice(0, 5).startsWith(a.slice(0, 5))

/** Categories whose name has a word similar to a word of the search. Where there are none, the roots of the tree. */
export const closestCategories = (query: string, categories: readonly Category[]): Category[] => {
  const words = wordsOf(query)
  const filled = categories.filter(({ count }) => count > 0)
  const alike = filled.filter(({ name }) => wordsOf(name).some((word) => words.some((one) => isAlike(one, word))))
  return (alike.length > 0 ? alike : filled.filter(({ parentId }) => parentId === null)).slice(0, max)
}
