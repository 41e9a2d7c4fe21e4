import { rewardItemTypes } from '#contracts/deal-types.ts'
import type { WaitingCode } from '#contracts/draft-order-items.ts'
import type { Currency } from '#contracts/shop.ts'
import type { GoodsLine } from '../../pricing/rules/goods.ts'
import { type Deal, countedBy, isRewardDeal, missingFor } from './deal.ts'

/** A gift or upsell that a visitor has chosen. */
export interface ChosenReward {
  id: number
  type: string
  dealId: number | null
  parentId: number | null
  variantId: number
  quantity: number
}

/** Why a chosen reward is not in the cart at the moment. */
type RewardWaitingCode = Exclude<WaitingCode, 'insufficient_stock'>

export type Resolved =
  | { kind: 'taken'; id: number; quantity: number; gross: number; deal: Deal }
  | { kind: 'waiting'; id: number; code: RewardWaitingCode; missing: number | null }

interface Offer {
  deal: Deal
  /** How many copies of its rewards can be chosen now. */
  max: number
  missing: number | null
}

/** What a deal offers to the cart, or to the item of the cart that the reward belongs to. */
export const offerOf = (
  deal: Deal,
  parentId: number | null,
  lines: readonly GoodsLine[],
  currency: Currency,
): Offer | undefined => {
  if (deal.type === 'order_gift_deal' || deal.type === 'order_upsell_deal') {
    const missing = parentId === null ? missingFor(deal, lines, currency) : undefined
    return missing === undefined ? undefined : { deal, max: missing === 0 ? deal.maxRewards : 0, missing }
  }
  const parent = countedBy(deal, lines).find(({ itemId }) => itemId === parentId)
  return parent && { deal, max: Math.floor(parent.quantity / deal.minQuantity) * deal.maxRewards, missing: null }
}

/**
 * Which of the chosen rewards are in the cart now. A deal may have ended, its threshold may no longer be reached, and the
 * item that a reward belongs to may have fewer copies: nothing of it costs its usual price without the visitor's will.
 * Quantities are capped by the parent's (spec point 4), the rewards that were chosen first take what there is.
 * @param lines the items and packages of the cart, with the prices that the deals for items leave
 */
export const resolveRewards = (
  chosen: readonly ChosenReward[],
  deals: readonly Deal[],
  lines: readonly GoodsLine[],
  currency: Currency,
): Resolved[] => {
  const taken = new Map<string, number>()
  return chosen.map(({ id, type, dealId, parentId, variantId, quantity }): Resolved => {
    const deal = deals.find((one) => one.id === dealId)
    const gross = deal?.rewards.find((reward) => reward.variantId === variantId)?.prices[currency]
    const offer =
      deal && isRewardDeal(deal) && rewardItemTypes[deal.type] === type && offerOf(deal, parentId, lines, currency)
    if (!offer || gross === undefined) return { kind: 'waiting', id, code: 'deal_ended', missing: null }
    const key = `${dealId} ${parentId}`
    const copies = Math.min(quantity, offer.max - (taken.get(key) ?? 0))
    if (copies <= 0) return { kind: 'waiting', id, code: 'deal_not_reached', missing: offer.missing || null }
    taken.set(key, (taken.get(key) ?? 0) + copies)
    return { kind: 'taken', id, quantity: copies, gross, deal: offer.deal }
  })
}
