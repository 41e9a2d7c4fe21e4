import { collectBest } from '../../catalog-index/rules/collect-best.ts'
import type { Entries } from '../../catalog-index/service.ts'

interface Related {
  variantId: number
  similarity: number
  popularity: number
  productId: number
}

const isBefore = (a: Related, b: Related): boolean =>
  a.similarity !== b.similarity
    ? a.similarity > b.similarity
    : a.popularity !== b.popularity
      ? a.popularity > b.popularity
      : a.productId < b.productId

/**
 * The most similar books of the whole catalog, one variant each. Between equals the more popular book comes first.
 * @param similarityOf the similarity of the book in a slot; undefined if the book is not related
 * @param variantOf which of its variants is shown; undefined if none. Called only for books that may be among the result
 */
export const mostSimilar = (
  { size, ids, columns }: Entries,
  limit: number,
  similarityOf: (slot: number) => number | undefined,
  variantOf: (slot: number) => number | undefined,
): number[] => {
  const { best, offer } = collectBest<Related>(limit, isBefore)
  for (let slot = 0; slot < size; slot++) {
    const similarity = similarityOf(slot)
    if (similarity === undefined) continue
    const one = { variantId: 0, similarity, popularity: columns.popularity[slot] ?? 0, productId: ids[slot] ?? 0 }
    const last = best.at(-1)
    if (best.length === limit && last && !isBefore(one, last)) continue
    const variantId = variantOf(slot)
    if (variantId !== undefined) offer({ ...one, variantId })
  }
  return best.map(({ variantId }) => variantId)
}
