import type { Category } from '#contracts/categories.ts'

const most = 8

/** Without accents and case. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

const wordsOf = (text: string) =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2)

/** Words are near that begin alike: `krimik` and `Krimi`. */
const isNear = (a: string, b: string) =>
  a.slice(0, 5).startsWith(b.slice(0, 5)) || b.slice(0, 5).startsWith(a.slice(0, 5))

/** Categories whose name has a word near one that was searched for; else the roots, so that nobody stands before nothing. */
export const nearCategories = (query: string, categories: readonly Category[]): Category[] => {
  const asked = wordsOf(query)
  const filled = categories.filter(({ count }) => count > 0)
  const near = filled.filter(({ name }) => wordsOf(name).some((word) => asked.some((one) => isNear(one, word))))
  return (near.length > 0 ? near : filled.filter(({ parentId }) => parentId === null)).slice(0, most)
}
