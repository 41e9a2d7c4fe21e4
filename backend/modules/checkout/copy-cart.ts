import type { CostCenter } from '#contracts/budgets.ts'
import type { BillingForm, ContactForm } from '#contracts/checkout-forms.ts'
import type { Amount } from '#contracts/money.ts'
import { copiesFromSupplier } from '#lib/format/copies-from-supplier.ts'
import { membershipOf } from '../../access/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { type Cart, lineOf, planShipments } from '../draft-orders/service.ts'
import type { NewOrder } from '../orders/service.ts'
import { amountOf, lineTotal } from '../pricing/rules/totals.ts'

/** A cart with nothing missing. */
export interface OrderableCart extends Cart {
  contact: ContactForm
  billing: BillingForm
  delivery: NonNullable<Cart['delivery']>
  payment: NonNullable<Cart['payment']>
}

/** @throws Error if something is missing, which `refuseCart` has excluded before */
export const toOrderable = (cart: Cart): OrderableCart => {
  const { delivery, payment, row } = cart
  const { contact, billing } = row.forms
  if (!delivery || !payment || !contact || !billing) throw new Error(`Draft order ${row.id} is not complete`)
  return { ...cart, delivery, payment, contact, billing }
}

interface Added extends Pick<NewOrder['order'], 'poNumber' | 'paymentTermDays'> {
  costCenter: CostCenter | null
}

const orderOf = (
  { now, settings, actor }: Context,
  cart: OrderableCart,
  { costCenter, ...added }: Added,
): NewOrder['order'] => {
  const { row, delivery, payment } = cart
  return {
    draftOrderId: row.id,
    sessionId: row.sessionId,
    userId: row.userId,
    organizationId: membershipOf(actor)?.id ?? null,
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
    offerNumber: cart.offer?.offer.number ?? null,
    reservedUntil: payment.online ? new Date(now().getTime() + settings.paymentMinutes * 60_000) : null,
    costCenterId: costCenter?.id ?? null,
    costCenter: costCenter && { code: costCenter.code, name: costCenter.name },
    ...added,
  }
}

const shipmentPrice = ({ adjustments }: Cart, index: number): Amount =>
  amountOf(adjustments, index === 0 ? ['shipping', 'free_shipping'] : ['second_shipment'])

/** Copies everything: what the catalog or the price list says later changes no order. */
export const copyCart = (ctx: Context, cart: OrderableCart, added: Added): NewOrder => {
  const shipments = planShipments(ctx.now(), cart, cart.shipments)
  const shipmentOf = (itemId: number): number | undefined => {
    const index = shipments.findIndex(({ itemIds }) => itemIds.includes(itemId))
    return index < 0 ? undefined : index
  }
  return {
    order: orderOf(ctx, cart, added),
    shipments: shipments.map(({ arrival, releasedOn }, index) => ({
      releasedOn,
      arrivesFrom: arrival.from,
      arrivesTo: arrival.to,
      ...shipmentPrice(cart, index),
    })),
    items: cart.items.map((item) => {
      const { id, facts, type, parentId, variantId, quantity } = item
      const { unit, vatRate } = lineOf(item)
      const total = lineTotal({ unit, quantity })
      const fromSupplier = copiesFromSupplier(facts, quantity)
      return {
        key: id,
        parentKey: parentId,
        shipment: shipmentOf(id),
        type,
        variantId,
        sku: facts.sku,
        name: facts.title,
        authors: facts.authors.map(({ name }) => name).join(', '),
        format: facts.format,
        quantity,
        supplied: fromSupplier?.copies ?? 0,
        leadDays: fromSupplier?.leadDays ?? null,
        dealKey: item.dealKey,
        vatRate,
        unitGross: unit.gross,
        unitNet: unit.net,
        totalGross: total.gross,
        totalNet: total.net,
      }
    }),
    adjustments: cart.adjustments,
  }
}
