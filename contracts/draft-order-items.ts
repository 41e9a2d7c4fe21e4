import { z } from 'zod'
import { adjustmentKinds } from './adjustments.ts'
import { amount } from './money.ts'
import { listSteps } from './own-prices.ts'
import { availability, variantCard } from './variant-cards.ts'

export const itemTypes = ['ITEM', 'PACKAGE', 'ORDER_UPSELL', 'ORDER_GIFT', 'ITEM_UPSELL', 'ITEM_GIFT'] as const

/** A cost or a discount of one item (spec point 3); the operand is what it adds to the item's total, by price type. */
const itemAdjustment = z.object({
  name: z.string(),
  kind: z.enum(adjustmentKinds),
  class: z.enum(['cost', 'discount']),
  originCode: z.string().nullable(),
  operand: amount,
})

/** One step on the way to the price of a copy: what a copy costs after it, and what made it so. */
const priceStep = z.object({
  step: z.enum(['list_price', ...listSteps, 'deal', 'coupon']),
  /** The name of the deal or the code of the coupon; empty for prices of lists, whose names are the operator's own. */
  name: z.string(),
  /** From how many copies in the line on the step counts, where that is more than one. */
  fromQuantity: z.int().optional(),
  unitPrice: amount,
})
export type PriceStep = z.infer<typeof priceStep>

export const draftOrderItem = z.object({
  id: z.int(),
  type: z.enum(itemTypes),
  parentId: z.int().nullable(),
  variantId: z.int(),
  sku: z.string(),
  name: z.string(),
  quantity: z.int(),
  variant: variantCard,
  /** What one copy costs before the adjustments. */
  unitPrice: amount,
  adjustments: z.array(itemAdjustment),
  /** What one copy costs after the adjustments; rounded where they do not divide by the copies. */
  unitTotal: amount,
  /** What all copies cost after the adjustments. */
  total: amount,
  /** Why a copy costs what it costs, step by step. */
  priceSteps: z.array(priceStep),
  /** The deal of a gift or an upsell. */
  dealId: z.int().nullable(),
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

/** Why a chosen gift or upsell does not count at the moment. */
const waitingCodes = ['deal_not_reached', 'deal_ended', 'insufficient_stock'] as const
export type WaitingCode = (typeof waitingCodes)[number]

/** A chosen gift or upsell that is not charged and not ordered at the moment. It counts again when its deal holds again. */
export const waitingItem = unpricedItem.extend({
  parentId: z.int().nullable(),
  code: z.enum(waitingCodes),
  /** How much more the goods must cost, gross; null where that would not help. */
  missing: z.int().nullable(),
})
export type WaitingItem = z.infer<typeof waitingItem>
