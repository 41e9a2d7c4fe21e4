import type { VatRow } from '../../../db/schema/invoices.ts'
import { netOf } from '../../pricing/rules/net-of-gross.ts'
import type { NewLine } from './reverse-lines.ts'

/** Whole parts of an amount in proportion to the weights; what the rounding leaves goes to the largest remainders. */
const share = (amount: number, weights: readonly number[]): number[] => {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const exact = weights.map((weight) => (amount * weight) / total)
  const parts = exact.map(Math.floor)
  const order = exact
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .toSorted((a, b) => b.rest - a.rest)
  const missing = amount - parts.reduce((sum, part) => sum + part, 0)
  for (const { index } of order.slice(0, missing)) parts[index] = (parts[index] ?? 0) + 1
  return parts
}

/** A line that takes back an amount and no copy. A negative amount is one that the buyer owes again. */
export const refundLine = (
  { rate, gross }: Pick<VatRow, 'rate' | 'gross'>,
  name: string,
  position: number,
): NewLine => {
  const net = netOf(gross, rate)
  return {
    position,
    correctsId: null,
    orderItemId: null,
    kind: 'refund' as const,
    nature: 'service' as const,
    name,
    note: '',
    sku: null,
    quantity: -1,
    vatRate: rate,
    unitNet: net,
    unitGross: gross,
    net: -net,
    gross: -gross,
  }
}

/**
 * The lines of a correction that gives back an amount and no books: one for each VAT rate, in proportion to what the
 * invoice still says at that rate.
 * @param left the gross sums that are left, by rate
 * @param amount in minor units, at most their sum
 */
export const reduceLines = (
  left: readonly Pick<VatRow, 'rate' | 'gross'>[],
  amount: number,
  name: string,
): NewLine[] => {
  const rows = left.filter(({ gross }) => gross > 0)
  const parts = share(
    amount,
    rows.map(({ gross }) => gross),
  )
  return rows
    .map(({ rate }, index) => ({ rate, gross: parts[index] ?? 0 }))
    .filter(({ gross }) => gross > 0)
    .map((part, index) => refundLine(part, name, index + 1))
}
