import type { AdjustmentClass, AdjustmentKind } from '#contracts/adjustments.ts'
import type { Locale } from '#contracts/shop.ts'
import { deliveryCost, type PricedLine, secondShipmentCost, type TaxedPrice } from './delivery-price.ts'
import { netOf } from './net-of-gross.ts'
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

const costKinds = new Set<AdjustmentKind>(['shipping', 'second_shipment', 'payment'])

export const classOf = (kind: AdjustmentKind): AdjustmentClass => (costKinds.has(kind) ? 'cost' : 'discount')

const adjustmentOf = (
  { name, originCode, vatRate }: Fee,
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
  /** Gross, of the physical items; undefined where free delivery is not offered. */
  freeDeliveryFrom: number | undefined
}

const deliveryAdjustments = ({ lines, delivery, isSeparate, freeDeliveryFrom }: Priced): Adjustment[] => {
  if (!delivery) return []
  const first = deliveryCost(lines, delivery, freeDeliveryFrom)
  const all = isSeparate ? [first, secondShipmentCost(first)] : [first]
  return all.map((cost) => adjustmentOf(delivery, cost))
}

/** Every cost and discount of a cart. */
export const adjustmentsOf = (priced: Priced): Adjustment[] => {
  const payment = priced.paymentFee && paymentAdjustment(priced.paymentFee)
  return [...deliveryAdjustments(priced), ...(payment ? [payment] : [])]
}
