import type { Amount } from '#contracts/money.ts'
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
  /** Only what has to be carried counts towards free delivery. */
  physical: boolean
}

const physicalTotal = (lines: readonly PricedLine[]): number =>
  lines.filter((line) => line.physical).reduce((sum, line) => sum + line.unit.gross * line.quantity, 0)

/** A cart of downloads has no delivery that could be free. */
const isFree = (lines: readonly PricedLine[], freeFrom: number | undefined): boolean => {
  const total = physicalTotal(lines)
  return freeFrom !== undefined && total > 0 && total >= freeFrom
}

/** What a delivery costs a cart. A delivery mode without a price stays `shipping`. */
export const deliveryCost = (
  lines: readonly PricedLine[],
  price: TaxedPrice,
  freeFrom: number | undefined,
): Amount & { kind: 'shipping' | 'free_shipping' } =>
  price.gross > 0 && isFree(lines, freeFrom)
    ? { kind: 'free_shipping', gross: 0, net: 0 }
    : { kind: 'shipping', gross: price.gross, net: netOf(price.gross, price.vatRate) }

/** A second parcel costs what the first one costs: nothing if the whole cart has reached the limit. */
export const secondShipmentCost = (first: Amount): Amount & { kind: 'second_shipment' } => ({
  kind: 'second_shipment',
  gross: first.gross,
  net: first.net,
})

interface FreeDelivery {
  freeDeliveryFrom: number | null
  missingForFreeDelivery: number | null
}

/** Gross; null when it is not offered, there is nothing to carry, or the chosen delivery costs nothing as it is. */
export const freeDelivery = (
  lines: readonly PricedLine[],
  price: TaxedPrice | null,
  freeFrom: number | undefined,
): FreeDelivery => {
  const total = physicalTotal(lines)
  if (freeFrom === undefined || total === 0 || price?.gross === 0)
    return { freeDeliveryFrom: null, missingForFreeDelivery: null }
  return { freeDeliveryFrom: freeFrom, missingForFreeDelivery: total < freeFrom ? freeFrom - total : null }
}
