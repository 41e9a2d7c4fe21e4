import type { AdjustmentClass, AdjustmentKind } from '#contracts/adjustments.ts'
import type { Amount } from '#contracts/money.ts'
import type { Locale } from '#contracts/shop.ts'
import {
  deliveryCost,
  type FreeDelivery,
  type PricedLine,
  secondShipmentCost,
  type TaxedPrice,
} from './delivery-price.ts'
import { netTakenOff } from './goods.ts'
import { netOf } from './net-of-gross.ts'
import { type Reduction, reductionOf } from './reduction.ts'
import type { TaxedAmount } from './vat-by-rate.ts'

/** A cost or discount beside the items (spec point 3). A discount is negative. */
export interface Adjustment extends TaxedAmount {
  kind: AdjustmentKind
  class: AdjustmentClass
  name: Record<Locale, string>
  /** What it comes from: the key of a delivery mode or payment method, the code of a coupon. */
  originCode: string | null
  /** The item that it belongs to; null for the whole cart or order. */
  itemId: number | null
}

/** A price that a delivery mode or a payment method adds. */
export interface Fee extends TaxedPrice {
  name: Record<Locale, string>
  originCode: string
}

/** A coupon that lowers the price of the delivery. */
export interface ShippingCoupon extends Reduction {
  name: Record<Locale, string>
  originCode: string
}

const costKinds = new Set<AdjustmentKind>(['shipping', 'second_shipment', 'payment'])

export const classOf = (kind: AdjustmentKind): AdjustmentClass => (costKinds.has(kind) ? 'cost' : 'discount')

const adjustmentOf = (
  { name, originCode, vatRate }: Pick<Fee, 'name' | 'originCode' | 'vatRate'>,
  { kind, gross, net }: Pick<Adjustment, 'kind' | 'gross' | 'net'>,
): Adjustment => ({ kind, class: classOf(kind), name, originCode, itemId: null, gross, net, vatRate })

/** The line of a payment method; undefined where it costs nothing. */
export const paymentAdjustment = (fee: Fee): Adjustment | undefined =>
  fee.gross > 0
    ? adjustmentOf(fee, { kind: 'payment', gross: fee.gross, net: netOf(fee.gross, fee.vatRate) })
    : undefined

export interface Priced {
  lines: readonly PricedLine[]
  /** Null as long as no delivery mode is chosen that fits the cart. */
  delivery: Fee | null
  /** What is not published yet is sent in a parcel of its own. */
  isSeparate: boolean
  paymentFee: Fee | null
  freeDelivery: FreeDelivery
  /** What deals and coupons take off the items. */
  discounts: readonly Adjustment[]
  /** The coupons for the delivery, in the order in which they were added. */
  shippingCoupons: readonly ShippingCoupon[]
  /** What one percent is as a rate. */
  rateUnit: number
}

/** A coupon takes off what the coupons before it have left of the delivery price. */
const couponAdjustments = (
  costs: readonly Adjustment[],
  coupons: readonly ShippingCoupon[],
  rateUnit: number,
): Adjustment[] => {
  const [{ vatRate } = { vatRate: 0 }] = costs
  const left = { gross: 0, net: 0 }
  const add = ({ gross, net }: Amount): void => {
    left.gross += gross
    left.net += net
  }
  costs.forEach(add)
  return coupons.flatMap((coupon) => {
    const gross = reductionOf(left.gross, coupon, rateUnit)
    if (gross === 0) return []
    const net = netTakenOff(gross, { ...left, vatRate })
    const taken = adjustmentOf({ ...coupon, vatRate }, { kind: 'order_shipping_coupon', gross: -gross, net: -net })
    add(taken)
    return [taken]
  })
}

const deliveryAdjustments = (priced: Priced): Adjustment[] => {
  const { lines, delivery, isSeparate, freeDelivery, shippingCoupons, rateUnit } = priced
  if (!delivery) return []
  const first = deliveryCost(lines, delivery, freeDelivery)
  const all = isSeparate ? [first, secondShipmentCost(first)] : [first]
  const costs = all.map((cost) => adjustmentOf(delivery, cost))
  return [...costs, ...couponAdjustments(costs, shippingCoupons, rateUnit)]
}

/** Every cost and discount of a cart. */
export const adjustmentsOf = (priced: Priced): Adjustment[] => {
  const payment = priced.paymentFee && paymentAdjustment(priced.paymentFee)
  return [...priced.discounts, ...deliveryAdjustments(priced), ...(payment ? [payment] : [])]
}
