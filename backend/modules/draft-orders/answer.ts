import { type StepForms, stepForms } from '#contracts/checkout-forms.ts'
import type { CartCoupon, DraftOrder } from '#contracts/draft-order-answer.ts'
import type { DraftOrderItem, UnpricedItem } from '#contracts/draft-order-items.ts'
import type { Locale } from '#contracts/shop.ts'
import { errorMessage } from '../../http/error-message.ts'
import type { Context } from '../../kernel/context.ts'
import type { CouponResult } from '../coupons/rules/apply-coupons.ts'
import { findStorePlace } from '../delivery/service.ts'
import { type Cart, loadCart } from './cart.ts'
import { type CartItem, lineOf, totalOf, type WaitingItem } from './cart-items.ts'
import { type DraftOrderRow, selectOrderUuid } from './queries.ts'
import { planShipments, separationOf } from './planned-shipments.ts'
import { missingForMinimum } from './rules/minimum-order.ts'
import { eachOf, priceSteps } from './rules/price-steps.ts'
import { maxQuantity } from './rules/quantity-limit.ts'

/** The forms of the steps, as the answer has them. */
type SavedForms = Pick<DraftOrder, keyof StepForms>

const itemOf = (item: CartItem, { deals, locale }: Cart): DraftOrderItem => {
  const { quantity, adjustments, dealId } = item
  const total = totalOf(item)
  const dealName = deals.find(({ id }) => id === dealId)?.name[locale] ?? ''
  return {
    id: item.id,
    type: item.type,
    parentId: item.parentId,
    variantId: item.variantId,
    sku: item.facts.sku,
    name: item.facts.title,
    quantity,
    variant: item.facts,
    unitPrice: lineOf(item).unit,
    adjustments: adjustments.map(({ name, kind, class: ofClass, originCode, gross, net }) => ({
      name: name[locale],
      kind,
      class: ofClass,
      originCode,
      operand: { gross, net },
    })),
    unitTotal: eachOf(total, quantity),
    total,
    priceSteps: priceSteps(item.price, adjustments, quantity, locale, dealName),
    dealId,
    availability: item.facts.availability,
    maxQuantity: maxQuantity(item.facts),
  }
}

const unpricedOf = ({
  id,
  type,
  variantId,
  quantity,
  facts,
}: Cart['unpriced'][number] | WaitingItem): UnpricedItem => ({
  id,
  type,
  variantId,
  sku: facts.sku,
  name: facts.title,
  quantity,
  variant: facts,
})

const waitingOf = (item: WaitingItem): DraftOrder['waiting'][number] => ({
  ...unpricedOf(item),
  parentId: item.parentId,
  code: item.code,
  missing: item.missing,
})

const couponOf = ({ coupon, problem, isLimited }: CouponResult, locale: Locale): CartCoupon => ({
  id: coupon.id,
  code: coupon.code,
  name: coupon.name[locale],
  problem: problem && { code: problem.code, message: errorMessage(problem.code, locale, problem.params) },
  isLimited,
})

/** Null for an empty cart, and where nothing is demanded. */
const minimumOrderOf = (cart: Cart): DraftOrder['minimumOrder'] => {
  const missing = missingForMinimum(cart)
  const amount = cart.pricingRules.minimum_order[cart.row.currency]
  return missing > 0 && amount !== undefined ? { amount, missing } : null
}

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
export const presentCart = async (ctx: Context, cart: Cart): Promise<DraftOrder> => {
  const { row } = cart
  const offer = cart.offer?.offer ?? null
  return {
    id: row.id,
    uuid: row.uuid,
    version: row.version,
    status: row.status,
    currency: row.currency,
    offer: offer && { uuid: offer.uuid, number: offer.number, title: offer.title },
    coupons: cart.goods.coupons.map((one) => couponOf(one, ctx.locale)),
    items: cart.items.map((item) => itemOf(item, cart)),
    unpriced: cart.unpriced.map(unpricedOf),
    waiting: cart.waiting.map(waitingOf),
    totals: cart.totals,
    minimumOrder: minimumOrderOf(cart),
    ...formsOf(row),
    delivery: await deliveryOf(ctx, cart),
    shipments: planShipments(ctx.now(), cart, cart.shipments),
    separation: separationOf(ctx.now(), cart),
    paymentMethodId: cart.payment?.id ?? null,
    steps: cart.steps,
    orderUuid: row.status === 'closed' ? await selectOrderUuid(ctx.db, row.id) : null,
  }
}

export const showDraftOrder = async (ctx: Context, stored: DraftOrderRow): Promise<DraftOrder> =>
  presentCart(ctx, await loadCart(ctx, stored))
