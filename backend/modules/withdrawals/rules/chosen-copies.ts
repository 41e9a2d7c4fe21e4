import { returnedGifts } from '#contracts/returned-gifts.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { isOffered, isOver, type OrderedItem, type Purchase } from './open-items.ts'
import type { Deadlines } from './withdrawal-days.ts'

export interface Copies {
  id: number
  quantity: number
}

export type Refusal =
  | 'item_not_exists_in_order'
  | 'withdrawal_not_offered'
  | 'withdrawal_period_over'
  | 'withdrawal_download_begun'
  | 'withdrawal_copies_exceeded'

interface Facts {
  items: readonly (OrderedItem & { left: number })[]
  purchase: Purchase
  deadlines: Deadlines
  today: string
}

/** The copies that go back: the chosen ones, each item once, and the gifts that came with them. */
export const chosenCopies = (
  { items, purchase, deadlines, today }: Facts,
  wanted: readonly Copies[],
): Result<Copies[], Refusal> => {
  if (!isOffered(purchase)) return fail('withdrawal_not_offered')
  const chosen = new Map<number, number>()
  for (const { id, quantity } of wanted) chosen.set(id, (chosen.get(id) ?? 0) + quantity)
  for (const [id, quantity] of chosen) {
    const item = items.find((one) => one.id === id && !one.isGift)
    if (!item) return fail('item_not_exists_in_order')
    if (isOver(item, deadlines, today)) return fail('withdrawal_period_over')
    if (item.isBegun) return fail('withdrawal_download_begun')
    if (quantity > item.left) return fail('withdrawal_copies_exceeded', { params: { left: item.left } })
  }
  const gifts = returnedGifts(items, chosen).map(({ id, left }) => ({ id, quantity: left }))
  return ok([...[...chosen].map(([id, quantity]) => ({ id, quantity })), ...gifts])
}
