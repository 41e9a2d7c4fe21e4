import type { AdjustmentKind } from '#contracts/adjustments.ts'
import type { Amount } from '#contracts/money.ts'
import type { Totals } from '#contracts/totals.ts'
import { adjustmentsOf, type Priced } from './adjustments.ts'
import { freeDelivery, type PricedLine } from './delivery-price.ts'
import { type TaxedAmount, vatByRate } from './vat-by-rate.ts'

export const lineTotal = ({ unit, quantity }: Pick<PricedLine, 'unit' | 'quantity'>): Amount => ({
  gross: unit.gross * quantity,
  net: unit.net * quantity,
})

const sum = (amounts: readonly Amount[]): Amount =>
  amounts.reduce((total, { gross, net }) => ({ gross: total.gross + gross, net: total.net + net }), {
    gross: 0,
    net: 0,
  })

/**
 * The totals of a cart and of an order: sums of their lines and nothing else. Net is never computed from a sum, it is the
 * sum of the nets. The database holds orders to the same rule (`wrong_order_totals`).
 */
export const sumTotals = (
  items: readonly TaxedAmount[],
  adjustments: readonly TaxedAmount[],
): Pick<Totals, 'items' | 'total' | 'vat'> => {
  const lines = [...items, ...adjustments]
  return { items: sum(items), total: sum(lines), vat: vatByRate(lines) }
}

/** Everything that a cart costs. */
export const computeTotals = (priced: Priced): Totals => {
  const { lines, delivery, freeDeliveryFrom } = priced
  const adjustments = adjustmentsOf(priced)
  return {
    ...sumTotals(
      lines.map((line) => ({ ...lineTotal(line), vatRate: line.vatRate })),
      adjustments,
    ),
    costs: adjustments.map(({ kind, gross, net }) => ({ kind, gross, net })),
    ...freeDelivery(lines, delivery, freeDeliveryFrom),
  }
}

/** The sum of the lines of these kinds; zero if there are none. */
export const amountOf = (
  lines: readonly (Amount & { kind: AdjustmentKind })[],
  kinds: readonly AdjustmentKind[],
): Amount => sum(lines.filter(({ kind }) => kinds.includes(kind)))
