import { isDelivery } from '#contracts/adjustments.ts'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import type { DraftOrderItem } from '#contracts/draft-order-items.ts'
import type { Amount } from '#contracts/money.ts'
import type { OrderDetail } from '#contracts/orders.ts'
import { currencies, type Currency } from '#contracts/shop.ts'
import type { VariantCard } from '#contracts/variant-cards.ts'
import type { EventItem } from '#lib/analytics/events.ts'

/** How the visitor's segment sees prices (spec point 6). */
export type PriceKind = keyof Amount

/** 3490 forints are 3490, 3490 cents are 34.9. */
const majorUnits = (amount: number, currency: Currency): number => amount / 10 ** currencies[currency]

/** A sum of amounts in major units, without the errors of binary fractions. */
const round = (value: number): number => Math.round(value * 100) / 100

export const itemOfCard = ({ sku, title, authors, format, price }: VariantCard, kind: PriceKind): EventItem => ({
  item_id: sku,
  item_name: title,
  item_brand: authors.map(({ name }) => name).join(', '),
  item_variant: format,
  price: majorUnits(price[kind], price.currency),
  quantity: 1,
})

/** @param quantity how many copies the event is about */
export const itemOfLine = (
  { sku, name, variant, unitPrice, unitTotal, quantity: all }: DraftOrderItem,
  currency: Currency,
  kind: PriceKind,
  quantity = all,
): EventItem => ({
  item_id: sku,
  item_name: name,
  item_brand: variant.authors.map((author) => author.name).join(', '),
  item_variant: variant.format,
  price: majorUnits(unitTotal[kind], currency),
  ...(unitPrice[kind] > unitTotal[kind] && { discount: majorUnits(unitPrice[kind] - unitTotal[kind], currency) }),
  quantity,
})

/** The goods of an event with what they cost together. */
export const goodsOf = (items: readonly EventItem[], currency: Currency) => ({
  currency,
  value: round(items.reduce((sum, { price = 0, quantity }) => sum + price * quantity, 0)),
  items,
})

/** The goods of a cart, without delivery and fees. */
export const cartGoods = ({ items, totals, coupons, currency }: DraftOrder, kind: PriceKind) => {
  const coupon = coupons.map(({ code }) => code).join(',')
  return {
    currency,
    value: majorUnits(totals.items[kind], currency),
    ...(coupon && { coupon }),
    items: items.map((line) => itemOfLine(line, currency, kind)),
  }
}

/** What a purchase says: the goods after all reductions; taxes, delivery and fee beside them. The server says the same. */
export const purchaseOf = (order: OrderDetail) => {
  const { currency, number, items, itemsTotal, discounts, deliveryPrice, paymentPrice, vat } = order
  const kind: PriceKind = order.segment === 'b2b' ? 'net' : 'gross'
  const toMajor = (amount: number) => majorUnits(amount, currency)
  const reduced = (isWanted: (cost: (typeof discounts)[number]) => boolean) =>
    discounts.filter(isWanted).reduce((sum, cost) => sum + cost[kind], 0)
  const coupon = discounts.flatMap(({ kind: of, originCode }) => (of.includes('coupon') && originCode) || []).join(',')
  return {
    transaction_id: number,
    currency,
    value: toMajor(itemsTotal[kind] + reduced((cost) => !isDelivery(cost.kind))),
    tax: toMajor(vat.reduce((sum, { amount }) => sum + amount, 0)),
    shipping: toMajor(deliveryPrice[kind] + paymentPrice[kind] + reduced((cost) => isDelivery(cost.kind))),
    ...(coupon && { coupon }),
    items: items.map(({ sku, name, authors, format, quantity, total, discount }) => ({
      item_id: sku,
      item_name: name,
      item_brand: authors,
      item_variant: format,
      price: round(toMajor((total[kind] + discount[kind]) / quantity)),
      quantity,
    })),
  }
}
