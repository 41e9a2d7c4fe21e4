import { useEffect, useState } from 'react'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { type CartNote, compareCarts, rememberCart, type SeenCart } from '../rules/cart-notes.ts'

const keyOf = (uuid: string) => `cart-seen:${uuid}`

const readSeen = (uuid: string): SeenCart | undefined => {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(uuid)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** What changed in the cart since this tab last showed it; told once. */
export const useCartNotes = (order: DraftOrder): CartNote[] => {
  const [notes] = useState(() => compareCarts(readSeen(order.uuid), rememberCart(order), order.unpriced))

  useEffect(() => {
    try {
      sessionStorage.setItem(keyOf(order.uuid), JSON.stringify(rememberCart(order)))
    } catch {
      // Without storage there is nothing to compare with next time.
    }
  }, [order])

  return notes
}
