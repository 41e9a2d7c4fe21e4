import { type AdjustmentKind, isDelivery } from '#contracts/adjustments.ts'
import type { Copies } from './chosen-copies.ts'

/** What was paid for an order, gross, in minor units. A discount is negative. */
export interface PaidOrder {
  items: readonly { id: number; isGift: boolean; quantity: number; vatRate: number; unitGross: number }[]
  adjustments: readonly { itemId: number | null; kind: AdjustmentKind; vatRate: number; gross: number }[]
}

/** Gross amounts in minor units, by VAT rate. */
export type ByRate = ReadonlyMap<number, number>

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0)

const byRate = <Row extends { vatRate: number }>(rows: readonly Row[], amountOf: (row: Row) => number): ByRate => {
  const sums = new Map<number, number>()
  for (const row of rows) sums.set(row.vatRate, (sums.get(row.vatRate) ?? 0) + amountOf(row))
  return sums
}

const copiesOf = (copies: readonly Copies[], item: number): number =>
  sum(copies.filter(({ id }) => id === item).map(({ quantity }) => quantity))

/** What copies cost: their prices, less their part of the discounts. A discount of the order stands once for each rate. */
const valueOf = ({ items, adjustments }: PaidOrder, copies: readonly Copies[]): ByRate => {
  const part = (itemId: number | null, rate: number): number => {
    const of = items.filter(({ id, vatRate }) => (itemId === null ? vatRate === rate : id === itemId))
    const all = sum(of.map(({ unitGross, quantity }) => unitGross * quantity))
    return all === 0 ? 0 : sum(of.map(({ id, unitGross }) => unitGross * copiesOf(copies, id))) / all
  }
  const discounts = adjustments.filter(({ kind }) => kind !== 'payment' && !isDelivery(kind))
  return byRate(
    [
      ...items.map(({ id, vatRate, unitGross }) => ({ vatRate, gross: unitGross * copiesOf(copies, id) })),
      ...discounts.map(({ itemId, vatRate, gross }) => ({ vatRate, gross: Math.round(gross * part(itemId, vatRate)) })),
    ],
    ({ gross }) => gross,
  )
}

/** What was paid for the delivery, but no more than the cheapest one costs, and all that the payment method cost. */
const costsOf = ({ adjustments }: PaidOrder, cheapestDelivery: number): ByRate => {
  const delivery = adjustments.filter(({ kind }) => isDelivery(kind))
  const paid = sum(delivery.map(({ gross }) => gross))
  const part = paid > cheapestDelivery ? cheapestDelivery / paid : 1
  const rounded = [...byRate(delivery, ({ gross }) => gross)].map(([vatRate, gross]) => ({
    vatRate,
    gross: Math.round(gross * part),
  }))
  return byRate([...rounded, ...adjustments.filter(({ kind }) => kind === 'payment')], ({ gross }) => gross)
}

interface Returned {
  /** The copies of earlier withdrawals. */
  before: readonly Copies[]
  now: readonly Copies[]
  cheapestDelivery: number
}

/**
 * What goes back for a withdrawal. The one that leaves nothing gives back the costs, too (Government Decree 45/2014,
 * 23. §). Withdrawals of one order together give back what one of all would: their roundings do not add up.
 */
export const returnedValue = (order: PaidOrder, { before, now, cheapestDelivery }: Returned): ByRate => {
  const copies = [...before, ...now]
  const isAll = order.items.every(({ id, isGift, quantity }) => isGift || copiesOf(copies, id) >= quantity)
  const parts = [
    valueOf(order, copies),
    new Map([...valueOf(order, before)].map(([rate, gross]) => [rate, -gross])),
    ...(isAll ? [costsOf(order, cheapestDelivery)] : []),
  ].flatMap((amounts) => [...amounts].map(([vatRate, gross]) => ({ vatRate, gross })))
  return new Map([...byRate(parts, ({ gross }) => gross)].filter(([, gross]) => gross !== 0))
}
