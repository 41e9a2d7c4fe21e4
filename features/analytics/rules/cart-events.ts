import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import type { DraftOrderItem } from '#contracts/draft-order-items.ts'
import type { EventName, EventParams } from '#lib/analytics/events.ts'
import { cartGoods, goodsOf, itemOfLine, type PriceKind } from './goods.ts'

/** An event without what all events share. */
export type Said = { [Name in EventName]: { name: Name; params: EventParams[Name] } }[EventName]

const quantityIn = (items: readonly DraftOrderItem[], id: number): number =>
  items.find((item) => item.id === id)?.quantity ?? 0

/** The lines that have more copies in `items` than in `others`, with the copies that are more. */
const moreIn = (items: readonly DraftOrderItem[], others: readonly DraftOrderItem[]) =>
  items
    .map((line) => ({ line, copies: line.quantity - quantityIn(others, line.id) }))
    .filter(({ copies }) => copies > 0)

/** What a visitor has done to the cart: the difference between two states of it. */
export const cartEvents = (before: DraftOrder, after: DraftOrder, kind: PriceKind): Said[] => {
  const goods = (lines: ReturnType<typeof moreIn>) =>
    goodsOf(
      lines.map(({ line, copies }) => itemOfLine(line, after.currency, kind, copies)),
      after.currency,
    )
  const added = moreIn(after.items, before.items)
  const removed = moreIn(before.items, after.items)
  const { delivery, paymentMethodId } = after
  const isDelivery = delivery !== null && delivery.deliveryModeId !== before.delivery?.deliveryModeId
  const isPayment = paymentMethodId !== null && paymentMethodId !== before.paymentMethodId
  const payment = after.totals.costs.find(({ kind: of }) => of === 'payment')
  return [
    ...(added.length > 0 ? [{ name: 'add_to_cart', params: goods(added) } as const] : []),
    ...(removed.length > 0 ? [{ name: 'remove_from_cart', params: goods(removed) } as const] : []),
    ...(isDelivery
      ? [{ name: 'add_shipping_info', params: { ...cartGoods(after, kind), shipping_tier: delivery.flow } } as const]
      : []),
    ...(isPayment
      ? [
          {
            name: 'add_payment_info',
            params: { ...cartGoods(after, kind), payment_type: payment?.originCode ?? String(paymentMethodId) },
          } as const,
        ]
      : []),
  ]
}
