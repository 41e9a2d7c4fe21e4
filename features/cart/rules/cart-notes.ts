import type { DraftOrder } from '#contracts/draft-order-answer.ts'

/** What the visitor saw of a cart when it was last on the screen, by variant: an item taken out and put back is the same book. */
export interface SeenCart {
  currency: string
  items: { id: number; name: string; unitGross: number }[]
}

export type CartNote =
  | { kind: 'price'; id: number; name: string; from: number; to: number }
  | { kind: 'gone'; id: number; name: string }

export const rememberCart = ({ currency, items }: Pick<DraftOrder, 'currency' | 'items'>): SeenCart => ({
  currency,
  items: items.map(({ variantId, name, unitPrice }) => ({ id: variantId, name, unitGross: unitPrice.gross })),
})

/**
 * Prices that moved and items that went while the visitor was away. Prices of two currencies are not compared.
 * @param unpriced what is still there, and says itself why it cannot be ordered
 */
export const compareCarts = (
  seen: SeenCart | undefined,
  now: SeenCart,
  unpriced: readonly { variantId: number }[],
): CartNote[] => {
  if (!seen) return []
  return seen.items.flatMap(({ id, name, unitGross }): CartNote[] => {
    const item = now.items.find((one) => one.id === id)
    if (!item) return unpriced.some(({ variantId }) => variantId === id) ? [] : [{ kind: 'gone', id, name }]
    const moved = seen.currency === now.currency && item.unitGross !== unitGross
    return moved ? [{ kind: 'price', id, name: item.name, from: unitGross, to: item.unitGross }] : []
  })
}
