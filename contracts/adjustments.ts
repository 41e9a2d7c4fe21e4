import type { CouponKind } from './deal-types.ts'

/** The kinds of cost and discount lines (spec point 3), and the cost of a second parcel. */
export const adjustmentKinds = [
  'shipping',
  'free_shipping',
  'second_shipment',
  'payment',
  'discount',
  'order_discount',
  'order_item_discount',
  'order_coupon',
  'order_shipping_coupon',
  'order_item_coupon',
] as const
export type AdjustmentKind = (typeof adjustmentKinds)[number]
export type AdjustmentClass = 'cost' | 'discount'

const couponKinds = new Set<AdjustmentKind>(['order_coupon', 'order_shipping_coupon', 'order_item_coupon'])

const deliveryKinds = new Set<AdjustmentKind>(['shipping', 'free_shipping', 'second_shipment', 'order_shipping_coupon'])

export const isCoupon = (kind: AdjustmentKind): kind is CouponKind => couponKinds.has(kind)

/** Whether a line belongs to the delivery: what it costs, and what is taken off that. */
export const isDelivery = (kind: AdjustmentKind): boolean => deliveryKinds.has(kind)
