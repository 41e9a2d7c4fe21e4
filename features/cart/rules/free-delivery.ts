import type { DraftOrder } from '#contracts/draft-orders.ts'
import { isDownload } from '#contracts/shop.ts'

export type FreeDelivery = { isReached: true } | { isReached: false; missing: number }

/** How far a cart is from free delivery, where there is such a thing; undefined for downloads, which nobody delivers. */
export const freeDeliveryOf = ({ items, totals }: Pick<DraftOrder, 'items' | 'totals'>): FreeDelivery | undefined => {
  if (items.every(({ variant }) => isDownload(variant.format))) return undefined
  const missing = totals.missingForFreeDelivery
  return missing === null ? { isReached: true } : { isReached: false, missing }
}
