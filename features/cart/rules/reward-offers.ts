import type { RewardDeal } from '#contracts/cart-deals.ts'
import type { DraftOrderItem } from '#contracts/draft-order-items.ts'

type Items = readonly Pick<DraftOrderItem, 'dealId' | 'parentId' | 'variantId' | 'quantity'>[]
type Belonging = Pick<RewardDeal, 'dealId' | 'parentId'>

const belongsTo = (one: { dealId: number | null; parentId: number | null }, { dealId, parentId }: Belonging): boolean =>
  one.dealId === dealId && one.parentId === parentId

/** The deal of a chosen gift or upsell. */
export const dealOf = <Deal extends Belonging>(
  deals: readonly Deal[],
  item: Pick<DraftOrderItem, 'dealId' | 'parentId'>,
): Deal | undefined => deals.find((deal) => belongsTo(item, deal))

/** What of a deal is not chosen, and whether another choice takes the place of the one before. */
export const offersOf = (
  deal: RewardDeal,
  items: Items,
): { offers: RewardDeal['rewards']; isChosen: boolean; isFull: boolean } => {
  const chosen = items.filter((item) => belongsTo(item, deal))
  return {
    offers: deal.rewards.filter(({ variant }) => chosen.every(({ variantId }) => variantId !== variant.id)),
    isChosen: chosen.length > 0,
    isFull: chosen.reduce((sum, { quantity }) => sum + quantity, 0) >= deal.max,
  }
}
