import { z } from 'zod'
import { carrierCodes } from './carriers.ts'
import { rewardDeal, nextDeal } from './cart-deals.ts'
import { cartPromotions } from './cart-promotions.ts'
import { cartReport } from './cart-report.ts'
import { choices } from './choices.ts'
import { billingForm, contactForm } from './checkout-forms.ts'
import { rewardDealTypes } from './deal-types.ts'
import { draftOrder } from './draft-order-answer.ts'
import { draftOrders } from './draft-orders.ts'
import type { EndpointTable } from './endpoint.ts'
import { orders } from './orders.ts'
import { pickupPoints } from './pickup-points.ts'
import { currencySchema, rowId, rowIdText, wholeNumber } from './shop-schemas.ts'

const id = z.object({ id: rowIdText })
/** Without it the change goes with any version of the cart. */
const version = wholeNumber.optional()
const quantity = z.int().min(1, { error: 'too_small' }).max(999, { error: 'too_big' })
const types = choices(z.enum(rewardDealTypes), rewardDealTypes.length).optional()

const add = draftOrders['POST /draft_orders/{uuid}/items']
const delivery = draftOrders['PUT /draft_orders/{uuid}/delivery_data']
const billing = draftOrders['POST /draft_orders/{uuid}/billing_data']
const payment = draftOrders['PUT /draft_orders/{uuid}/payment_method']
const coupon = cartPromotions['POST /draft_orders/{uuid}/coupons']
const removal = cartPromotions['DELETE /draft_orders/{uuid}/coupons/{id}']
const finalize = draftOrders['POST /draft_orders/{uuid}/finalize']
const pay = orders['POST /orders/{uuid}/payment']

/**
 * The older calls of the specification (point 7: Order). They name a cart by its number and work on the same carts as the
 * calls of `draft-orders.ts`.
 */
export const numberedCarts = {
  'GET /v2.0/orders/current': {
    action: 'draft_orders.read',
    summary: 'The open cart.',
    response: draftOrder,
    errors: ['not_found'],
  },
  'POST /v2.0/orders/current': {
    action: 'draft_orders.open',
    summary: 'The open cart, made if there is none.',
    body: z.strictObject({ currency: currencySchema }),
    response: draftOrder,
  },
  'GET /v2.0/orders/{id}': {
    action: 'draft_orders.read',
    summary: 'A cart, also after it has been ordered.',
    params: id,
    response: draftOrder,
    errors: ['not_found'],
  },
  'PATCH /v2.0/orders/{id}': {
    action: 'draft_orders.change',
    summary: 'Change the currency, the contact, or how the cart is sent.',
    params: id,
    body: z.strictObject({
      version,
      viewAsCurrency: currencySchema.optional(),
      sendSeparately: z.boolean().optional(),
      contact: z.optional(contactForm),
    }),
    response: draftOrder,
    errors: draftOrders['PATCH /draft_orders/{uuid}'].errors,
  },
  'PUT /v2.0/orders/{id}/items': {
    action: 'draft_orders.change',
    summary: 'Add several items. What cannot be added stops nothing else; the report says what became of each.',
    params: id,
    body: z.strictObject({
      items: z
        .array(z.strictObject({ variantId: rowId, quantity }))
        .min(1, { error: 'required' })
        .max(200, { error: 'too_long' }),
    }),
    response: z.object({ draftOrder, report: cartReport }),
    errors: ['not_found', 'draft_order_closed', 'offer_fixed'],
  },
  'PUT /v2.0/orders/{id}/item': {
    action: 'draft_orders.change',
    summary: 'Add copies of a variant.',
    params: id,
    body: add.body,
    response: draftOrder,
    errors: add.errors,
  },
  'DELETE /v2.0/items/{id}': {
    action: 'draft_orders.change',
    summary: 'Remove an item of the open cart, with its gifts and upsells.',
    params: id,
    response: draftOrder,
    errors: ['not_found', 'draft_order_closed'],
  },
  'PUT /v2.0/orders/{id}/coupon': {
    action: 'draft_orders.change',
    summary: coupon.summary,
    params: id,
    body: coupon.body,
    response: draftOrder,
    errors: coupon.errors,
  },
  'DELETE /v2.0/orders/{id}/coupon/{couponId}': {
    action: 'draft_orders.change',
    summary: 'Remove a coupon.',
    params: id.extend({ couponId: rowIdText }),
    response: draftOrder,
    errors: removal.errors,
  },
  'GET /v2.0/orders/{id}/delivery_contexts': {
    action: 'draft_orders.read',
    summary: 'The delivery modes of this cart, with their prices.',
    params: id,
    response: draftOrders['GET /draft_orders/{uuid}/delivery_contexts'].response,
    errors: ['not_found'],
  },
  'GET /v2.0/orders/{id}/delivery_points': {
    action: 'draft_orders.read',
    summary: 'The pickup points of a carrier that this cart can be sent with; by default of the chosen delivery mode.',
    params: id,
    query: z.object({ carrier: z.enum(carrierCodes).optional() }),
    response: pickupPoints['GET /v2.0/pickup_points'].response,
    errors: ['not_found', 'delivery_mode_not_available', 'carrier_unavailable'],
  },
  'GET /v2.0/orders/{id}/payment_contexts': {
    action: 'draft_orders.read',
    summary: 'The payment methods for the chosen delivery.',
    params: id,
    response: draftOrders['GET /draft_orders/{uuid}/payment_contexts'].response,
    errors: ['not_found'],
  },
  'PUT /v2.0/orders/{id}/delivery_mode': {
    action: 'draft_orders.change',
    summary: 'Choose the delivery mode. The place is kept; the delivery is complete once the place fits.',
    params: id,
    body: z.strictObject({ version, deliveryModeId: rowId }),
    response: draftOrder,
    errors: ['not_found', 'version_conflict', 'draft_order_closed', 'delivery_mode_not_available'],
  },
  'GET /v2.0/orders/{id}/next_deals': {
    action: 'draft_orders.read',
    summary: 'The deals that the cart can still reach.',
    params: id,
    response: z.object({ items: z.array(nextDeal) }),
    errors: ['not_found'],
  },
  'GET /v2.0/orders/{id}/deals': {
    action: 'draft_orders.read',
    summary: 'The gifts and upsells of the order; `types` names those that are wanted.',
    params: id,
    query: z.object({ types }),
    response: z.object({ items: z.array(rewardDeal) }),
    errors: ['not_found'],
  },
  'GET /v2.0/items/deals': {
    action: 'draft_orders.read',
    summary: 'The gifts and upsells of these items of the open cart; `types` names those that are wanted.',
    query: z.object({
      ids: choices(rowIdText, 100),
      types,
    }),
    response: z.object({ items: z.array(rewardDeal) }),
  },
  'PUT /v2.0/orders/{id}/delivery_data': {
    action: 'draft_orders.change',
    summary: 'Delivery mode and place.',
    params: id,
    body: delivery.body.extend({ version }),
    response: draftOrder,
    errors: delivery.errors,
  },
  'DELETE /v2.0/orders/{id}/delivery_data': {
    action: 'draft_orders.change',
    summary: 'Forget the delivery mode and the place.',
    params: id,
    response: draftOrder,
    errors: ['not_found', 'draft_order_closed'],
  },
  'PUT /v2.0/orders/{id}/billing_data': {
    action: 'draft_orders.change',
    summary: 'The name and address of the invoice.',
    params: id,
    body: z.strictObject({ version, billing: billingForm }),
    response: draftOrder,
    errors: billing.errors,
  },
  'PATCH /v2.0/orders/{id}/billing_data': {
    action: 'draft_orders.change',
    summary: 'Change fields of the billing data; the others stay. The result must be whole.',
    params: id,
    body: z.strictObject({ version, billing: z.record(z.string().max(40), z.unknown()) }),
    response: draftOrder,
    errors: billing.errors,
  },
  'DELETE /v2.0/orders/{id}/billing_data': {
    action: 'draft_orders.change',
    summary: 'Forget the billing data.',
    params: id,
    response: draftOrder,
    errors: ['not_found', 'draft_order_closed'],
  },
  'PUT /v2.0/orders/{id}/payment_method': {
    action: 'draft_orders.change',
    summary: 'Choose the payment method.',
    params: id,
    body: z.strictObject({ version, paymentMethodId: rowId }),
    response: draftOrder,
    errors: payment.errors,
  },
  'POST /v2.0/orders/{id}/finalize': {
    action: 'orders.place',
    summary: finalize.summary,
    idempotent: true,
    incidental: finalize.incidental,
    limit: 'finalize',
    params: id,
    body: finalize.body,
    response: finalize.response,
    errors: finalize.errors,
  },
  'POST /v2.0/orders/{id}/payment': {
    action: 'orders.pay',
    summary: 'Another attempt to pay the order that this cart has become.',
    idempotent: true,
    params: id,
    response: pay.response,
    errors: pay.errors,
  },
  'GET /me/cart/is_price_bound': {
    action: 'draft_orders.read',
    summary: 'Whether the open cart holds books whose price is fixed by law in their first months, and which ones.',
    response: z.object({ isPriceBound: z.boolean(), variantIds: z.array(z.int()) }),
  },
} as const satisfies EndpointTable
