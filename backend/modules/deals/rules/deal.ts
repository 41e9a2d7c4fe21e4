import { type DealType, type RewardDealType, rewardItemTypes } from '#contracts/deal-types.ts'
import type { Currency, Locale } from '#contracts/shop.ts'
import type { GoodsLine } from '../../pricing/rules/goods.ts'

type Amounts = Partial<Record<Currency, number>>

/** A deal that is valid now, with what the cart has of it. */
export interface Deal {
  id: number
  key: string
  type: DealType
  name: Record<Locale, string>
  minTotals: Amounts | null
  minQuantity: number
  percent: number | null
  amounts: Amounts | null
  freeShipping: boolean
  maxRewards: number
  rewards: { variantId: number; prices: Amounts }[]
  /** It has no conditions. */
  isForAll: boolean
  /** The variants of the cart that it is for. */
  matched: number[]
}

export const isRewardDeal = (deal: Deal): deal is Deal & { type: RewardDealType } => deal.type in rewardItemTypes

/** The items of the cart that count for a deal. */
export const countedBy = (
  { isForAll, matched }: Pick<Deal, 'isForAll' | 'matched'>,
  lines: readonly GoodsLine[],
): GoodsLine[] => lines.filter(({ variantId }) => isForAll || matched.includes(variantId))

/**
 * What is missing for a deal for an order, gross; 0 if nothing is.
 * @returns undefined if the deal has no value in this currency, or if the cart has nothing that counts
 */
export const missingFor = (
  deal: Pick<Deal, 'isForAll' | 'matched' | 'minTotals'>,
  lines: readonly GoodsLine[],
  currency: Currency,
): number | undefined => {
  const counted = countedBy(deal, lines)
  const minimum = deal.minTotals === null ? 0 : deal.minTotals[currency]
  if (counted.length === 0 || minimum === undefined) return undefined
  return Math.max(0, minimum - counted.reduce((sum, { gross }) => sum + gross, 0))
}
