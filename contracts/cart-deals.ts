import { z } from 'zod'
import { dealTypes, rewardDealTypes } from './deal-types.ts'
import { amount } from './money.ts'
import { variantCard } from './variant-cards.ts'

/** A deal for the order that the cart has not reached yet. */
export const nextDeal = z.object({
  dealId: z.int(),
  key: z.string(),
  type: z.enum(dealTypes),
  name: z.string(),
  /** What the goods must cost more, gross. */
  missing: z.int(),
})
export type NextDeal = z.infer<typeof nextDeal>

/** A variant that a deal offers. */
const reward = z.object({
  variant: variantCard,
  /** What one copy costs with the deal: nothing for a gift. */
  price: amount,
  /** What it costs otherwise. */
  regular: amount,
  /** How many copies are chosen. */
  chosen: z.int(),
})
export type Reward = z.infer<typeof reward>

/** Gifts or upsells that the cart may choose from. */
export const rewardDeal = z.object({
  dealId: z.int(),
  key: z.string(),
  type: z.enum(rewardDealTypes),
  name: z.string(),
  /** The item that it belongs to; null for a deal of the whole order. */
  parentId: z.int().nullable(),
  /** How many copies can be chosen together. */
  max: z.int(),
  rewards: z.array(reward),
})
export type RewardDeal = z.infer<typeof rewardDeal>

/** The deals of a cart (spec point 3): next deals, order deals, item deals. */
export const cartDeals = z.object({
  nextDeals: z.array(nextDeal),
  orderDeals: z.array(rewardDeal),
  itemDeals: z.array(rewardDeal),
})
export type CartDeals = z.infer<typeof cartDeals>
