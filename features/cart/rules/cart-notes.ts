import type { DraftOrder } from '#contracts/draft-order-answer.ts'

/**
 * The prices of a cart when it was last on the screen, by variant. A variant identifies a book even after its item was
 * removed and added again.
 */
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
 * Prices that changed and items that disappeared while the visitor was away. Prices in two currencies are not compared.
 * @param unpriced items that are still in the cart; their lines say why they cannot be ordered
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
