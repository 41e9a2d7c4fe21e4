import { type AdjustmentKind, isCoupon, isDelivery } from '#contracts/adjustments.ts'
import { currencies, type Currency, type Segment } from '#contracts/shop.ts'
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
  adjustments: readonly (Amount & { itemId: number | null; kind: AdjustmentKind; originCode: string | null })[]
}

/** How many copies of each item, by its id. */
export type CopiesOf = ReadonlyMap<number, number>

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0)

/** As providers write money: in forints and euros, to the hundredth. */
const inUnits = (minor: number, currency: Currency): number =>
  Math.round((minor / 10 ** currencies[currency]) * 100) / 100

const shown = ({ gross, net }: Amount, segment: Segment): number => (segment === 'b2b' ? net : gross)

const isOfGoods = (kind: AdjustmentKind): boolean => kind !== 'payment' && !isDelivery(kind)

/** Each item with what its copies cost together, after its own discounts. */
const itemsWithTotals = ({ segment, items, adjustments }: SoldOrder) =>
  items.map((item) => {
    const own = adjustments.filter(({ itemId }) => itemId === item.id).map((one) => shown(one, segment))
    return { ...item, total: shown(item.unit, segment) * item.quantity + sum(own) }
  })

/** The part of an order that these copies are, with their share of its discounts. */
export const saleOf = (order: SoldOrder, copies: CopiesOf): Sale => {
  const { number, currency, segment, adjustments } = order
  const items = itemsWithTotals(order)
  const all = sum(items.map(({ total }) => total))
  const ofOrder = adjustments.filter(({ itemId, kind }) => itemId === null && isOfGoods(kind))
  const goods = all + sum(ofOrder.map((one) => shown(one, segment)))
  const chosen = items
    .map((item) => ({ ...item, price: item.total / item.quantity, quantity: copies.get(item.id) ?? 0 }))
    .filter(({ quantity }) => quantity > 0)
  const part = sum(chosen.map(({ price, quantity }) => price * quantity))
  return {
    orderNumber: number,
    currency,
    value: inUnits(all === 0 ? 0 : (goods * part) / all, currency),
    items: chosen.map(({ sku, name, authors, format, category, price, quantity }) => ({
      sku,
      name,
      authors,
      format,
      category: category ?? undefined,
      price: inUnits(price, currency),
      quantity,
    })),
  }
}

/** Every copy of an order, less those that have gone back. */
export const copiesLeft = ({ items }: Pick<SoldOrder, 'items'>, returned: readonly CopiesOf[] = []): CopiesOf =>
  new Map(items.map(({ id, quantity }) => [id, quantity - sum(returned.map((copies) => copies.get(id) ?? 0))]))

/** A whole order. The fee of the payment is part of the delivery, so that value and delivery are what was paid. */
export const purchaseOf = (order: SoldOrder): Purchase => {
  const { currency, segment, placedAt, total, adjustments } = order
  const codes = adjustments.flatMap(({ kind, originCode }) => (isCoupon(kind) && originCode ? [originCode] : []))
  const beside = adjustments.filter(({ kind }) => !isOfGoods(kind)).map((one) => shown(one, segment))
  return {
    ...saleOf(order, copiesLeft(order)),
    tax: inUnits(total.gross - total.net, currency),
    shipping: inUnits(sum(beside), currency),
    coupon: codes.length > 0 ? [...new Set(codes)].join(',') : undefined,
    at: placedAt,
  }
}
