import type { WithdrawableItem } from './withdrawals.ts'

/**
 * The gifts that go back with the chosen copies: a gift of an item when none of its copies stays, a gift of the order
 * when nothing that was bought stays.
 * @param chosen the number of copies by the id of the item
 */
export const returnedGifts = (
  items: readonly WithdrawableItem[],
  chosen: ReadonlyMap<number, number>,
): WithdrawableItem[] => {
  const stays = ({ id, quantity, withdrawn }: WithdrawableItem): boolean => quantity - withdrawn > (chosen.get(id) ?? 0)
  const bought = items.filter(({ isGift }) => !isGift)
  const goesBack = ({ parentId }: WithdrawableItem): boolean =>
    parentId === null
      ? chosen.size > 0 && !bought.some(stays)
      : bought.some((item) => item.id === parentId && chosen.has(parentId) && !stays(item))
  return items.filter((item) => item.isGift && item.left > 0 && goesBack(item))
}
