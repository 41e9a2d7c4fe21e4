import type { AdjustmentKind } from '#contracts/adjustments.ts'
import type { Amount } from '#contracts/money.ts'
import type { Totals } from '#contracts/totals.ts'
import type { Locale } from '#contracts/shop.ts'
import { type Adjustment, adjustmentsOf, type Priced } from './adjustments.ts'
import { missingForFreeDelivery, type PricedLine } from './delivery-price.ts'
import { type TaxedAmount, vatByRate } from './vat-by-rate.ts'

export const lineTotal = ({ unit, quantity }: Pick<PricedLine, 'unit' | 'quantity'>): Amount => ({
  gross: unit.gross * quantity,
  net: unit.net * quantity,
})

export const sumAmounts = (amounts: readonly Amount[]): Amount =>
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
  return { items: sumAmounts(items), total: sumAmounts(lines), vat: vatByRate(lines) }
}

/** One line for all amounts of one kind from one origin: a coupon has an amount for each VAT rate. */
export const costsOf = (
  adjustments: readonly Pick<Adjustment, 'kind' | 'name' | 'originCode' | 'gross' | 'net'>[],
  locale: Locale,
): Totals['costs'] =>
  [...Map.groupBy(adjustments, ({ kind, originCode }) => `${kind} ${originCode}`).values()].flatMap((lines) => {
    const [first] = lines
    return first
      ? [{ kind: first.kind, name: first.name[locale], originCode: first.originCode, ...sumAmounts(lines) }]
      : []
  })

/** Everything that a cart costs, with the names in this language. */
export const computeTotals = (priced: Priced, locale: Locale): Totals => {
  const { lines, delivery, freeDelivery } = priced
  const adjustments = adjustmentsOf(priced)
  return {
    ...sumTotals(
      lines.map((line) => ({ ...lineTotal(line), vatRate: line.vatRate })),
      adjustments,
    ),
    costs: costsOf(adjustments, locale),
    ...missingForFreeDelivery(lines, delivery, freeDelivery),
  }
}

/** The sum of the lines of these kinds; zero if there are none. */
export const amountOf = (
  lines: readonly (Amount & { kind: AdjustmentKind })[],
  kinds: readonly AdjustmentKind[],
): Amount => sumAmounts(lines.filter(({ kind }) => kinds.includes(kind)))
