import { type Letter, letters } from '#contracts/alphabet.ts'
import type { Context } from '../../../kernel/context.ts'
import { countOnSale } from '../../catalog-index/service.ts'
import { letterOfKey } from '../../text/rules/sort-key.ts'

export interface LetterCount {
  letter: Letter
  count: number
}

/** How many authors with a book on sale stand under each letter; letters without one are missing. */
export const countByLetter = async (ctx: Context): Promise<LetterCount[]> => {
  const { index, counts } = await countOnSale(ctx)
  const authors = new Map<Letter, number>()
  for (const [id, { sortKey }] of index.labels.people) {
    const letter = letterOfKey(sortKey)
    if ((counts.authors[id] ?? 0) > 0) authors.set(letter, (authors.get(letter) ?? 0) + 1)
  }
  return letters.flatMap((letter) => {
    const count = authors.get(letter)
    return count === undefined ? [] : [{ letter, count }]
  })
}
