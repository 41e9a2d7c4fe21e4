import { type AdjustmentKind, isCoupon, isDelivery } from '#contracts/adjustments.ts'
import type { Currency, Segment } from '#contracts/shop.ts'
import type { Purchase, Sale } from '../../../ports/analytics/port.ts'

interface Amount {
  gross: number
  net: number
}

/** What was sold, in minor units. A discount is negative. */
export interface SoldOrder {
  number: string
  currency: Currency
  /** Readers see gross prices, institutions net ones; so do the events. */
  segment: Segment
  placedAt: Date
  total: Amount
  items: readonly {
    id: number
    sku: string
    name: string
    authors: string
    format: string
    category: string | null
    quantity: number
    unit: Amount
  }[]
  adjustments: readonly (Amount & { kind: AdjustmentKind; originCode: string | null })[]
}

/** How many copies of each item, by its id. */
export type CopiesOf = ReadonlyMap<number, number>

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0)

const decimals: Record<Currency, number> = { HUF: 0, EUR: 2 }

/** As providers write money: forints and euros, the latter with cents. */
const inUnits = (minor: number, currency: Currency): number => minor / 10 ** decimals[currency]

const shown = ({ gross, net }: Amount, segment: Segment): number => (segment === 'b2b' ? net : gross)

/** What the books cost after their discounts; the delivery and the fee of the payment are no part of it. */
const goodsOf = ({ segment, items, adjustments }: SoldOrder): number =>
  sum([
    ...items.map(({ unit, quantity }) => shown(unit, segment) * quantity),
    ...adjustments.filter(({ kind }) => kind !== 'payment' && !isDelivery(kind)).map((one) => shown(one, segment)),
  ])

/** The part of an order that these copies are, with their share of its discounts. */
export const saleOf = (order: SoldOrder, copies: CopiesOf): Sale => {
  const { number, currency, segment } = order
  const priceOf = ({ unit }: SoldOrder['items'][number]) => shown(unit, segment)
  const chosen = order.items
    .map((item) => ({ ...item, quantity: copies.get(item.id) ?? 0 }))
    .filter(({ quantity }) => quantity > 0)
  const listed = (items: SoldOrder['items']) => sum(items.map((item) => priceOf(item) * item.quantity))
  const all = listed(order.items)
  return {
    orderNumber: number,
    currency,
    value: inUnits(all === 0 ? 0 : Math.round((goodsOf(order) * listed(chosen)) / all), currency),
    items: chosen.map((item) => ({
      sku: item.sku,
      name: item.name,
      authors: item.authors,
      format: item.format,
      category: item.category ?? undefined,
      price: inUnits(priceOf(item), currency),
      quantity: item.quantity,
    })),
  }
}

/** Every copy of an order, less those that have gone back. */
export const copiesLeft = ({ items }: Pick<SoldOrder, 'items'>, returned: readonly CopiesOf[] = []): CopiesOf =>
  new Map(items.map(({ id, quantity }) => [id, quantity - sum(returned.map((copies) => copies.get(id) ?? 0))]))

/** A whole order. */
export const purchaseOf = (order: SoldOrder): Purchase => {
  const { currency, segment, placedAt, total, adjustments } = order
  const codes = adjustments.flatMap(({ kind, originCode }) => (isCoupon(kind) && originCode ? [originCode] : []))
  const delivery = adjustments.filter(({ kind }) => isDelivery(kind)).map((one) => shown(one, segment))
  return {
    ...saleOf(order, copiesLeft(order)),
    tax: inUnits(total.gross - total.net, currency),
    shipping: inUnits(sum(delivery), currency),
    coupon: codes.length > 0 ? [...new Set(codes)].join(',') : undefined,
    at: placedAt,
  }
}
