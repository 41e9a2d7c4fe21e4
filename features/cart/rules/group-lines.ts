import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import type { DraftOrderItem, WaitingItem } from '#contracts/draft-order-items.ts'

/** A gift or an upsell, which a deal gives. */
export const isReward = ({ dealId }: Pick<DraftOrderItem, 'dealId'>): boolean => dealId !== null

export const isGift = ({ type }: Pick<DraftOrderItem, 'type'>): boolean => type.endsWith('_GIFT')

/** The name of the deal that gives a gift or an upsell; undefined for other items. */
export const dealNameOf = (item: Pick<DraftOrderItem, 'dealId' | 'priceSteps'>): string | undefined =>
  isReward(item) ? item.priceSteps.findLast(({ step }) => step === 'deal')?.name : undefined

/** A bought item with the gifts and upsells that belong to it. */
interface LineGroup {
  item: DraftOrderItem
  rewards: DraftOrderItem[]
  waiting: WaitingItem[]
}

export interface GroupedLines {
  groups: LineGroup[]
  /** What belongs to the whole order, or to an item that has no price. */
  rewards: DraftOrderItem[]
  waiting: WaitingItem[]
}

/** The lines of a cart, gifts and upsells under the items that they belong to (spec point 3: parentId). */
export const groupLines = ({ items, waiting }: Pick<DraftOrder, 'items' | 'waiting'>): GroupedLines => {
  const bought = items.filter((item) => !isReward(item))
  const ids = new Set<number | null>(bought.map(({ id }) => id))
  const hasParent = ({ parentId }: { parentId: number | null }) => ids.has(parentId)
  // A cart may have thousands of lines: each is looked at once.
  const rewardsOf = Map.groupBy(items, ({ parentId }) => parentId)
  const waitingOf = Map.groupBy(waiting, ({ parentId }) => parentId)
  return {
    groups: bought.map((item) => ({
      item,
      rewards: rewardsOf.get(item.id) ?? [],
      waiting: waitingOf.get(item.id) ?? [],
    })),
    rewards: items.filter((item) => isReward(item) && !hasParent(item)),
    waiting: waiting.filter((item) => !hasParent(item)),
  }
}

/** The same items in one row, in the order in which they are shown. */
export const itemsInOrder = (order: Pick<DraftOrder, 'items' | 'waiting'>): DraftOrderItem[] => {
  const { groups, rewards } = groupLines(order)
  return [...groups.flatMap((group) => [group.item, ...group.rewards]), ...rewards]
}
