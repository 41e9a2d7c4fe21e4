import { z } from 'zod'
import { defaultMethod, deliveryContext, paymentContext, transferOffer } from './checkout-contexts.ts'
import { addressForm, billingForm, stepForms } from './checkout-forms.ts'
import { draftOrder } from './draft-order-answer.ts'
import type { EndpointTable } from './endpoint.ts'
import { orderAnalytics } from './order-analytics.ts'
import { poNumber } from './po-number.ts'
import { currencySchema, rowId, rowIdText, wholeNumber } from './shop-schemas.ts'

const uuid = z.object({ uuid: z.uuid() })
const quantity = z.int().min(1, { error: 'too_small' }).max(999, { error: 'too_big' })
const version = wholeNumber
const write = ['not_found', 'version_conflict', 'draft_order_closed'] as const

/** The spec has a call of its own for the billing data. */
const { billing: _billing, ...patchedForms } = stepForms

export const draftOrders = {
  'POST /draft_orders': {
    action: 'draft_orders.open',
    summary: 'Create the cart of this session, or return the open one.',
    body: z.strictObject({ currency: currencySchema }),
    response: draftOrder,
  },
  'GET /draft_orders/current': {
    action: 'draft_orders.read',
    summary: 'The open cart of this session; null if it has none.',
    response: z.object({ draftOrder: draftOrder.nullable() }),
  },
  'GET /draft_orders/{uuid}': {
    action: 'draft_orders.read',
    summary: 'One draft order of this session.',
    params: uuid,
    response: draftOrder,
    errors: ['not_found'],
  },
  'PATCH /draft_orders/{uuid}': {
    action: 'draft_orders.change',
    summary:
      'Save the form of a step (the contact data of step 0), view the cart in another currency, or choose whether books before publication are sent separately.',
    params: uuid,
    body: z.strictObject({
      version,
      ...z.object(patchedForms).partial().shape,
      viewAsCurrency: currencySchema.optional(),
      sendSeparately: z.boolean().optional(),
    }),
    response: draftOrder,
    errors: [...write, 'no_value_for_currency', 'offer_fixed'],
  },
  'POST /draft_orders/{uuid}/items': {
    action: 'draft_orders.change',
    summary:
      'Add copies of a variant. Too many copies are refused, with the number that is available and the number in the cart.',
    params: uuid,
    body: z.strictObject({ variantId: rowId, quantity }),
    response: draftOrder,
    errors: [
      'not_found',
      'draft_order_closed',
      'offer_fixed',
      'item_not_found',
      'insufficient_stock',
      'variant_not_available',
      'choice_required',
      'quantity_limit_reached',
      'one_copy_only',
      'no_value_for_currency',
    ],
  },
  'PATCH /draft_orders/{uuid}/items/{id}': {
    action: 'draft_orders.change',
    summary: 'Set the quantity of an item.',
    params: uuid.extend({ id: rowIdText }),
    body: z.strictObject({ version, quantity }),
    response: draftOrder,
    errors: [
      ...write,
      'offer_fixed',
      'item_not_exists_in_order',
      'insufficient_stock',
      'quantity_limit_reached',
      'one_copy_only',
    ],
  },
  'DELETE /draft_orders/{uuid}/items/{id}': {
    action: 'draft_orders.change',
    summary: 'Remove an item.',
    params: uuid.extend({ id: rowIdText }),
    response: draftOrder,
    errors: ['not_found', 'draft_order_closed', 'offer_fixed', 'item_not_exists_in_order'],
  },
  'GET /draft_orders/{uuid}/delivery_contexts': {
    action: 'draft_orders.read',
    summary: 'The delivery modes of this cart, with their prices.',
    params: uuid,
    response: z.object({ items: z.array(deliveryContext) }),
    errors: ['not_found'],
  },
  'PUT /draft_orders/{uuid}/delivery_data': {
    action: 'draft_orders.change',
    summary: 'Step 1: delivery mode and place.',
    params: uuid,
    body: z.strictObject({
      version,
      deliveryModeId: rowId,
      address: z.optional(addressForm),
      pickupPointId: z.string().max(100).optional(),
      storeId: rowId.optional(),
    }),
    response: draftOrder,
    errors: [
      ...write,
      'delivery_mode_not_available',
      'saved_address_required',
      'pickup_point_not_found',
      'store_not_found',
      'carrier_unavailable',
    ],
  },
  /** The spec writes `/api/draft_orders/…`, that is, below the base path. */
  'POST /draft_orders/{uuid}/billing_data': {
    action: 'draft_orders.change',
    summary: 'Step 2: the name and address of the invoice.',
    params: uuid,
    body: z.strictObject({ version, billing: billingForm }),
    response: draftOrder,
    errors: [...write, 'organization_billing_required'],
  },
  'GET /draft_orders/{uuid}/payment_contexts': {
    action: 'draft_orders.read',
    summary: 'The payment methods for the chosen delivery.',
    params: uuid,
    response: z.object({
      items: z.array(paymentContext),
      transfer: transferOffer.nullable(),
      defaultMethod: defaultMethod.nullable(),
    }),
    errors: ['not_found'],
  },
  'PUT /draft_orders/{uuid}/payment_method': {
    action: 'draft_orders.change',
    summary: 'Step 3: payment method.',
    params: uuid,
    body: z.strictObject({ version, paymentMethodId: rowId }),
    response: draftOrder,
    errors: [
      ...write,
      'payment_method_not_available',
      'payment_method_fixed',
      'credit_limit_exceeded',
      'organization_billing_required',
    ],
  },
  'POST /draft_orders/{uuid}/finalize': {
    action: 'orders.place',
    summary: 'Place the order: exactly once, with the total the visitor saw.',
    idempotent: true,
    incidental: ['analytics'],
    limit: 'finalize',
    params: uuid,
    body: z.strictObject({
      version,
      expectedTotal: wholeNumber,
      poNumber: z.optional(poNumber),
      costCenterId: rowId.optional(),
      analytics: orderAnalytics.optional(),
    }),
    response: z.object({
      orderUuid: z.uuid(),
      orderNumber: z.string(),
      /**
       * The address at which the customer pays. Null when there is nothing to pay online, or when the payment could not be
       * started: the order is placed either way, and its status page offers to try again.
       */
      paymentUrl: z.string().nullable(),
    }),
    errors: [
      'not_found',
      'version_conflict',
      'too_many_orders',
      'cart_empty',
      'cart_changed',
      'minimum_order_not_reached',
      'max_usage_count_reached',
      'max_usage_count_per_user_reached',
      'checkout_incomplete',
      'variant_not_available',
      'insufficient_stock',
      'delivery_mode_not_available',
      'pickup_point_not_found',
      'payment_method_not_available',
      'credit_limit_exceeded',
      'organization_billing_required',
      'offer_not_open',
      'offer_changed',
      'budget_exceeded',
      'budget_in_forints',
      'cost_center_required',
      'cost_center_not_available',
    ],
  },
} as const satisfies EndpointTable
