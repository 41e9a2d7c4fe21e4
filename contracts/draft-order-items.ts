import { z } from 'zod'
import { amount } from './money.ts'
import { availability, variantCard } from './variant-cards.ts'

export const itemTypes = ['ITEM', 'PACKAGE', 'ORDER_UPSELL', 'ORDER_GIFT', 'ITEM_UPSELL', 'ITEM_GIFT'] as const

export const draftOrderItem = z.object({
  id: z.int(),
  type: z.enum(itemTypes),
  parentId: z.int().nullable(),
  variantId: z.int(),
  sku: z.string(),
  name: z.string(),
  quantity: z.int(),
  variant: variantCard,
  unitPrice: amount,
  total: amount,
  availability,
  /** The largest quantity that can be ordered now, 1 of a download; null where there is no limit. */
  maxQuantity: z.int().nullable(),
})
export type DraftOrderItem = z.infer<typeof draftOrderItem>

export const unpricedItem = draftOrderItem
  .pick({ id: true, type: true, variantId: true, sku: true, name: true, quantity: true })
  .extend({
    variant: variantCard.pick({ id: true, path: true, authors: true, language: true, format: true, cover: true }),
  })
export type UnpricedItem = z.infer<typeof unpricedItem>
