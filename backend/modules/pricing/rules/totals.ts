import type { Totals } from '#contracts/totals.ts'
import type { Amount } from '#contracts/money.ts'
import { deliveryCost, freeDelivery, type PricedLine, secondShipmentCost, type TaxedPrice } from './delivery-price.ts'
import { netOf } from './net-of-gross.ts'
import { vatByRate } from './vat-by-rate.ts'

export interface Priced {
  lines: readonly PricedLine[]
  /** Null while no delivery is chosen that goes with the cart. */
  delivery: TaxedPrice | null
  /** What is yet to be published comes in a parcel of its own. */
  isSeparate: boolean
  paymentFee: TaxedPrice | null
  /** Gross, of the carried goods; undefined where free delivery is not offered. */
  freeDeliveryFrom: number | undefined
}

export const lineTotal = ({ unit, quantity }: Pick<PricedLine, 'unit' | 'quantity'>): Amount => ({
  gross: unit.gross * quantity,
  net: unit.net * quantity,
})

const sum = (amounts: readonly Amount[]): Amount =>
  amounts.reduce((total, { gross, net }) => ({ gross: total.gross + gross, net: total.net + net }), {
    gross: 0,
    net: 0,
  })

/** Everything a cart or an order costs. Net is never computed from a sum: it is the sum of the nets. */
export const computeTotals = ({ lines, delivery, isSeparate, paymentFee, freeDeliveryFrom }: Priced): Totals => {
  const items = sum(lines.map(lineTotal))
  const shipping = delivery && deliveryCost(lines, delivery, freeDeliveryFrom)
  const payment =
    paymentFee && paymentFee.gross > 0
      ? { kind: 'payment' as const, gross: paymentFee.gross, net: netOf(paymentFee.gross, paymentFee.vatRate) }
      : null
  const second = shipping && isSeparate ? secondShipmentCost(shipping) : null
  const costs = [shipping, second, payment].filter((cost) => cost !== null)
  return {
    items,
    costs,
    total: sum([items, ...costs]),
    vat: vatByRate([
      ...lines.map((line) => ({ ...lineTotal(line), vatRate: line.vatRate })),
      ...(shipping && delivery ? [{ ...shipping, vatRate: delivery.vatRate }] : []),
      ...(second && delivery ? [{ ...second, vatRate: delivery.vatRate }] : []),
      ...(payment && paymentFee ? [{ ...payment, vatRate: paymentFee.vatRate }] : []),
    ]),
    ...freeDelivery(lines, delivery, freeDeliveryFrom),
  }
}

/** What all costs of one kind of a total make; zero if there are none. */
export const costOf = (totals: Totals, kinds: readonly Totals['costs'][number]['kind'][]): Amount =>
  sum(totals.costs.filter((cost) => kinds.includes(cost.kind)))
