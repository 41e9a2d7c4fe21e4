/**
 * The types of deals: the three of spec point 3, and the same three for an item. A general deal lowers what is in the
 * cart; an upsell offers another variant for less; a gift offers one for nothing.
 * No zod: the browser takes it.
 */
export const dealTypes = [
  'general_order_deal',
  'order_upsell_deal',
  'order_gift_deal',
  'general_item_deal',
  'item_upsell_deal',
  'item_gift_deal',
] as const
export type DealType = (typeof dealTypes)[number]

/** The type of the item that a chosen reward becomes. */
export const rewardItemTypes = {
  order_upsell_deal: 'ORDER_UPSELL',
  order_gift_deal: 'ORDER_GIFT',
  item_upsell_deal: 'ITEM_UPSELL',
  item_gift_deal: 'ITEM_GIFT',
} as const
export type RewardDealType = keyof typeof rewardItemTypes
export const rewardDealTypes = Object.keys(rewardItemTypes) as RewardDealType[]

/** What a coupon lowers: everything in the cart, the delivery, or the items that it names. */
export const couponKinds = ['order_coupon', 'order_shipping_coupon', 'order_item_coupon'] as const
export type CouponKind = (typeof couponKinds)[number]

/** How deals and coupons name what they are for. */
export const conditionKinds = ['variant', 'product', 'category', 'publisher'] as const
