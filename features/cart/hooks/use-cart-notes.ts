import { useEffect, useState } from 'react'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { type CartNote, compareCarts, rememberCart, type SeenCart } from '../rules/cart-notes.ts'

const keyOf = (uuid: string) => `cart-prices:${uuid}`

const readSeen = (uuid: string): SeenCart | undefined => {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(uuid)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** The changes of the cart since this tab last showed it. Each change is shown once. */
export const useCartNotes = (order: DraftOrder): CartNote[] => {
  const [notes] = useState(() => compareCarts(readSeen(order.uuid), rememberCart(order), order.unpriced))

  useEffect(() => {
    try {
      sessionStorage.setItem(keyOf(order.uuid), JSON.stringify(rememberCart(order)))
    } catch {
      // Without storage the next visit has nothing to compare with.
    }
  }, [order])

  return notes
}
