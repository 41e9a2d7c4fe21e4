import { type StepForms, stepForms } from '#contracts/checkout-forms.ts'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import type { DraftOrderItem, UnpricedItem } from '#contracts/draft-order-items.ts'
import type { Context } from '../../kernel/context.ts'
import { findStorePlace } from '../delivery/service.ts'
import { lineTotal } from '../pricing/rules/totals.ts'
import { type Cart, type CartItem, lineOf, loadCart } from './cart.ts'
import { type DraftOrderRow, selectOrderUuid } from './queries.ts'
import { planShipments, separationOf } from './planned-shipments.ts'
import { maxQuantity } from './rules/quantity-limit.ts'

/** The forms of the steps, as the answer has them. */
type SavedForms = Pick<DraftOrder, keyof StepForms>

const itemOf = (item: CartItem): DraftOrderItem => ({
  id: item.id,
  type: item.type,
  parentId: item.parentId,
  variantId: item.variantId,
  sku: item.facts.sku,
  name: item.facts.title,
  quantity: item.quantity,
  variant: item.facts,
  unitPrice: lineOf(item).unit,
  total: lineTotal(lineOf(item)),
  availability: item.facts.availability,
  maxQuantity: maxQuantity(item.facts),
})

const unpricedOf = ({ id, type, variantId, quantity, facts }: Cart['unpriced'][number]): UnpricedItem => ({
  id,
  type,
  variantId,
  sku: facts.sku,
  name: facts.title,
  quantity,
  variant: facts,
})

const deliveryOf = async (ctx: Context, { row, delivery }: Cart): Promise<DraftOrder['delivery']> => {
  if (!delivery) return null
  const store = delivery.flow === 'store' && row.storeId !== null ? await findStorePlace(ctx, row.storeId) : null
  return {
    deliveryModeId: delivery.id,
    flow: delivery.flow,
    name: delivery.name[ctx.locale],
    address: delivery.flow === 'home' ? row.address : null,
    pickupPoint: delivery.flow === 'pickup_point' ? row.pickupPoint : null,
    store,
  }
}

/** Null for a step that has saved nothing yet. */
const formsOf = ({ forms }: DraftOrderRow): SavedForms =>
  Object.fromEntries(Object.keys(stepForms).map((step) => [step, forms[step as keyof StepForms] ?? null])) as SavedForms

/** The draft order as the storefront sees it. */
export const showDraftOrder = async (ctx: Context, stored: DraftOrderRow): Promise<DraftOrder> => {
  const cart = await loadCart(ctx, stored)
  const { row } = cart
  return {
    id: row.id,
    uuid: row.uuid,
    version: row.version,
    status: row.status,
    currency: row.currency,
    coupons: [],
    items: cart.items.map(itemOf),
    unpriced: cart.unpriced.map(unpricedOf),
    totals: cart.totals,
    ...formsOf(row),
    delivery: await deliveryOf(ctx, cart),
    shipments: planShipments(ctx.now(), cart, cart.shipments),
    separation: separationOf(ctx.now(), cart),
    paymentMethodId: cart.payment?.id ?? null,
    steps: cart.steps,
    orderUuid: row.status === 'closed' ? await selectOrderUuid(ctx.db, row.id) : null,
  }
}
