import type { BillingForm, ContactForm } from '#contracts/checkout-forms.ts'
import type { Context } from '../../kernel/context.ts'
import { type Cart, type DraftOrderRow, lineOf } from '../draft-orders/service.ts'
import { costOf, lineTotal } from '../pricing/rules/totals.ts'
import { insertHistory, insertOrder, insertOrderItems, nextCounter, type OrderRow } from '../orders/queries.ts'
import { insertShipmentsOf } from '../orders/shipments.ts'
import { orderNumber } from '../orders/rules/order-number.ts'

/** A cart with nothing missing. */
export interface OrderableCart extends Cart {
  contact: ContactForm
  billing: BillingForm
  delivery: NonNullable<Cart['delivery']>
  payment: NonNullable<Cart['payment']>
}

/** @throws Error if something is missing, which the rules have excluded before */
export const toOrderable = (cart: Cart): OrderableCart => {
  const { delivery, payment, row } = cart
  const { contact, billing } = row
  if (!delivery || !payment || !contact || !billing) throw new Error(`Draft order ${row.id} is not complete`)
  return { ...cart, delivery, payment, contact, billing }
}

/** Everything is copied: what the catalog or the price list says later changes no order. */
export const insertOrderOf = async (ctx: Context, row: DraftOrderRow, cart: OrderableCart): Promise<OrderRow> => {
  const placedAt = ctx.now()
  const { totals, delivery, payment } = cart
  const shipping = costOf(totals, ['shipping', 'free_shipping', 'second_shipment'])
  const fee = costOf(totals, ['payment'])
  const order = await insertOrder(ctx.db, {
    uuid: ctx.newId(),
    number: orderNumber(await nextCounter(ctx.db), placedAt),
    draftOrderId: row.id,
    sessionId: row.sessionId,
    userId: row.userId,
    status: 'new',
    locale: row.locale,
    currency: row.currency,
    contact: cart.contact,
    billing: cart.billing,
    deliveryFlow: delivery.flow,
    deliveryName: delivery.name,
    address: delivery.flow === 'home' ? row.address : null,
    pickupPoint: delivery.flow === 'pickup_point' ? row.pickupPoint : null,
    storeId: delivery.flow === 'store' ? row.storeId : null,
    paymentMethodId: payment.id,
    itemsGross: totals.items.gross,
    itemsNet: totals.items.net,
    deliveryGross: shipping.gross,
    deliveryNet: shipping.net,
    paymentGross: fee.gross,
    paymentNet: fee.net,
    totalGross: totals.total.gross,
    totalNet: totals.total.net,
    vat: totals.vat,
    placedAt,
    reservedUntil: payment.online ? new Date(placedAt.getTime() + ctx.settings.paymentMinutes * 60_000) : null,
  })
  await insertHistory(ctx.db, { orderId: order.id, from: null, to: 'new', reason: 'placed', at: placedAt })
  return order
}

export const insertItemsOf = async (ctx: Context, order: OrderRow, cart: OrderableCart): Promise<void> => {
  const shipmentIds = await insertShipmentsOf(ctx, order, cart)
  await insertOrderItems(
    ctx.db,
    cart.items.map((item) => {
      const { id, facts, type, variantId, quantity } = item
      const { unit } = lineOf(item)
      const total = lineTotal({ unit, quantity })
      return {
        orderId: order.id,
        shipmentId: shipmentIds.get(id) ?? null,
        type,
        variantId,
        sku: facts.sku,
        name: facts.title,
        authors: facts.authors.map(({ name }) => name).join(', '),
        format: facts.format,
        quantity,
        vatRate: facts.price.vatRate,
        unitGross: unit.gross,
        unitNet: unit.net,
        totalGross: total.gross,
        totalNet: total.net,
      }
    }),
  )
}
