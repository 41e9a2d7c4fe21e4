import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import type { UnpricedItem } from '#contracts/draft-order-items.ts'
import { usePendingQuantities } from '../change-queries.ts'
import { type GroupedLines, groupLines } from '../rules/group-lines.ts'

export interface ShownLines extends GroupedLines {
  unpriced: UnpricedItem[]
  /** The server's quantity, or the one that is being saved. */
  quantityOf: (item: { id: number; quantity: number }) => number
  /** Every line from top to bottom. */
  all: (Pick<UnpricedItem, 'id' | 'variantId' | 'name' | 'quantity'> & {
    parentId?: number | null
    dealId?: number | null
  })[]
}

/** The lines of the cart as they are shown: what the visitor has just removed is no longer among them. */
export const useShownLines = ({ items, waiting, unpriced }: DraftOrder): ShownLines => {
  const pending = usePendingQuantities()
  const isShown = ({ id }: { id: number }) => pending.get(id) !== 0
  const lines = groupLines({ items: items.filter(isShown), waiting: waiting.filter(isShown) })
  const left = unpriced.filter(isShown)
  return {
    ...lines,
    // What belongs to a removed item goes with it.
    rewards: lines.rewards.filter(({ parentId }) => parentId === null || isShown({ id: parentId })),
    waiting: lines.waiting.filter(({ parentId }) => parentId === null || isShown({ id: parentId })),
    unpriced: left,
    quantityOf: ({ id, quantity }) => pending.get(id) ?? quantity,
    all: [
      ...lines.groups.flatMap((group) => [group.item, ...group.rewards, ...group.waiting]),
      ...lines.rewards,
      ...lines.waiting,
      ...left,
    ],
  }
}
