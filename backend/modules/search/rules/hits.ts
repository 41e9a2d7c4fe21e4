import type { Hit, Hits } from '../port.ts'

/** Products, with their slots. */
export type RankedHits = Required<Omit<Hits, 'variantIds'>>

/** @param list products or single variants, not both */
export const hitsOf = (list: readonly Hit[]): Hits => ({
  length: list.length,
  productIds: list.map(({ productId }) => productId),
  ranks: list.map(({ rank }) => rank),
  ...(list.some(({ variantId }) => variantId !== null) && { variantIds: list.map(({ variantId }) => variantId ?? 0) }),
})

export const listOf = ({ length, productIds, ranks, variantIds }: Hits): Hit[] =>
  Array.from({ length }, (_, place) => ({
    productId: productIds[place] ?? 0,
    variantId: variantIds?.[place] ?? null,
    rank: ranks[place] ?? 0,
  }))

export const bestRank = ({ ranks, length }: Hits): number => {
  let best = 0
  for (let place = 0; place < length; place++) best = Math.max(best, ranks[place] ?? 0)
  return best
}

/** Takes in products that were found. @param most how many there may be */
export const collectHits = (most: number) => {
  const [productIds, ranks, slots] = [new Int32Array(most), new Int32Array(most), new Int32Array(most)]
  let length = 0
  return {
    add: (productId: number, rank: number, slot: number): void => {
      productIds[length] = productId
      ranks[length] = rank
      slots[length++] = slot
    },
    hits: (): RankedHits => ({
      length,
      productIds: productIds.subarray(0, length),
      ranks: ranks.subarray(0, length),
      slots: slots.subarray(0, length),
    }),
  }
}

/** The hits for which `isIn` holds. */
export const filterHits = (
  { length, productIds, ranks, slots }: RankedHits,
  isIn: (rank: number, slot: number) => boolean,
): RankedHits => {
  const { add, hits } = collectHits(length)
  for (let place = 0; place < length; place++) {
    const [rank, slot] = [ranks[place] ?? 0, slots[place] ?? -1]
    if (isIn(rank, slot)) add(productIds[place] ?? 0, rank, slot)
  }
  return hits()
}
