import type { Amount } from '#contracts/money.ts'
import type { Totals } from '#contracts/totals.ts'
import { netOf } from './net-of-gross.ts'

export interface TaxedPrice {
  gross: number
  /** Percent. */
  vatRate: number
}

export interface PricedLine {
  quantity: number
  unit: Amount
  vatRate: number
  /** What deals for items take off the whole line, gross. */
  discount: number
  /** Only what has to be carried counts towards free delivery. */
  physical: boolean
}

/** When delivery is free. */
export interface FreeDelivery {
  /** Gross, of the physical items; undefined where no amount makes delivery free. */
  from: number | undefined
  /** A deal makes it free, whatever the items cost. */
  byDeal: boolean
}

const physicalTotal = (lines: readonly PricedLine[]): number =>
  lines.filter((line) => line.physical).reduce((sum, line) => sum + line.unit.gross * line.quantity - line.discount, 0)

/** A cart of downloads has no delivery that could be free. */
const isFree = (lines: readonly PricedLine[], { from, byDeal }: FreeDelivery): boolean => {
  const total = physicalTotal(lines)
  return total > 0 && (byDeal || (from !== undefined && total >= from))
}

/** What a delivery costs a cart. A delivery mode without a price stays `shipping`. */
export const deliveryCost = (
  lines: readonly PricedLine[],
  price: TaxedPrice,
  free: FreeDelivery,
): Amount & { kind: 'shipping' | 'free_shipping' } =>
  price.gross > 0 && isFree(lines, free)
    ? { kind: 'free_shipping', gross: 0, net: 0 }
    : { kind: 'shipping', gross: price.gross, net: netOf(price.gross, price.vatRate) }

/** A second parcel costs what the first one costs: nothing if the whole cart has reached the limit. */
export const secondShipmentCost = (first: Amount): Amount & { kind: 'second_shipment' } => ({
  kind: 'second_shipment',
  gross: first.gross,
  net: first.net,
})

/** Gross; null when no amount is needed, there is nothing to carry, or the chosen delivery costs nothing as it is. */
export const missingForFreeDelivery = (
  lines: readonly PricedLine[],
  price: TaxedPrice | null,
  { from, byDeal }: FreeDelivery,
): Pick<Totals, 'freeDeliveryFrom' | 'missingForFreeDelivery'> => {
  const total = physicalTotal(lines)
  if (from === undefined || byDeal || total === 0 || price?.gross === 0)
    return { freeDeliveryFrom: null, missingForFreeDelivery: null }
  return { freeDeliveryFrom: from, missingForFreeDelivery: total < from ? from - total : null }
}
