import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import type { PriceKind } from '#lib/format/shown-prices.ts'
import { isReward } from './group-lines.ts'

type Price = Record<PriceKind, number>

/**
 * The prices of a cart when it was last on the screen, by variant. A variant identifies a book even after its item was
 * removed and added again.
 */
export interface SeenCart {
  currency: string
  items: { id: number; name: string; unitPrice: Price }[]
}

export type CartNote =
  | { kind: 'price'; id: number; name: string; from: Price; to: Price }
  | { kind: 'gone'; id: number; name: string }

/** Gifts and upsells are left out: their lines say themselves what becomes of them. */
export const rememberCart = ({ currency, items }: Pick<DraftOrder, 'currency' | 'items'>): SeenCart => ({
  currency,
  items: items
    .filter((item) => !isReward(item))
    .map(({ variantId, name, unitPrice }) => ({
      id: variantId,
      name,
      unitPrice: { gross: unitPrice.gross, net: unitPrice.net },
    })),
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
  return seen.items.flatMap(({ id, name, unitPrice }): CartNote[] => {
    const item = now.items.find((one) => one.id === id)
    if (!item) return unpriced.some(({ variantId }) => variantId === id) ? [] : [{ kind: 'gone', id, name }]
    const moved = seen.currency === now.currency && item.unitPrice.gross !== unitPrice.gross
    return moved ? [{ kind: 'price', id, name: item.name, from: unitPrice, to: item.unitPrice }] : []
  })
}
