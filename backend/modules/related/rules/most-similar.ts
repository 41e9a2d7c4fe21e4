import { keepBest } from '../../catalog-index/rules/keep-best.ts'
import type { Shelf } from '../../catalog-index/rules/entries.ts'

interface Near {
  variantId: number
  distance: number
  popularity: number
  productId: number
}

const isBefore = (a: Near, b: Near): boolean =>
  a.distance !== b.distance
    ? a.distance < b.distance
    : a.popularity !== b.popularity
      ? a.popularity > b.popularity
      : a.productId < b.productId

/**
 * The nearest books of the whole catalog, the more popular first where two are equally near, one variant each.
 * @param distanceOf of the book in a slot; undefined if it is not near at all
 * @param variantOf which of its variants is shown; undefined if none. Asked only about books that would be kept
 */
export const nearestBooks = (
  shelf: Shelf,
  limit: number,
  distanceOf: (slot: number) => number | undefined,
  variantOf: (slot: number) => number | undefined,
): number[] => {
  const { kept, offer } = keepBest<Near>(limit, isBefore)
  for (let slot = 0; slot < shelf.size; slot++) {
    const distance = distanceOf(slot)
    if (distance === undefined) continue
    const one = { variantId: 0, distance, popularity: shelf.popularity[slot] ?? 0, productId: shelf.ids[slot] ?? 0 }
    const last = kept.at(-1)
    if (kept.length === limit && last && !isBefore(one, last)) continue
    const variantId = variantOf(slot)
    if (variantId !== undefined) offer({ ...one, variantId })
  }
  return kept.map(({ variantId }) => variantId)
}
