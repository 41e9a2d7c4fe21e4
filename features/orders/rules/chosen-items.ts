import type { OrderDetail } from '#contracts/orders.ts'
import { returnedGifts } from '#contracts/returned-gifts.ts'

/** The number of copies by the id of the item. */
export type Chosen = Readonly<Record<number, number>>

export interface ReturnedItem {
  id: number
  name: string
  quantity: number
  isGift: boolean
}

/** The chosen copies. An item of which another tab has withdrawn copies has no more than are left. */
export const chosenItems = ({ withdrawal }: OrderDetail, chosen: Chosen): { id: number; quantity: number }[] =>
  withdrawal.items
    .map(({ id, left }) => ({ id, quantity: Math.min(chosen[id] ?? 0, left) }))
    .filter(({ quantity }) => quantity > 0)

/** The chosen copies and the gifts that go back with them. */
export const returnedItems = (order: OrderDetail, chosen: Chosen): ReturnedItem[] => {
  const copies = chosenItems(order, chosen)
  const gifts = returnedGifts(order.withdrawal.items, new Map(copies.map(({ id, quantity }) => [id, quantity])))
  const nameOf = (id: number): string => order.items.find((item) => item.id === id)?.name ?? ''
  return [
    ...copies.map(({ id, quantity }) => ({ id, quantity, name: nameOf(id), isGift: false })),
    ...gifts.map(({ id, left }) => ({ id, quantity: left, name: nameOf(id), isGift: true })),
  ]
}
