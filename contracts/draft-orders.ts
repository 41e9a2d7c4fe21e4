import { z } from 'zod'
import { availability, variantCard } from './catalogue.ts'
import { addressForm, billingForm, contactForm } from './checkout-forms.ts'
import { storePlace } from './stores.ts'
import type { EndpointTable } from './endpoint.ts'
import { amount } from './money.ts'
import { pickupPoint } from './pickup-points.ts'
import { arrival, plannedShipment } from './shipments.ts'
import { checkoutSteps } from './shop.ts'
import { currencySchema, rowId, rowIdText, wholeNumber } from './shop-schemas.ts'

export const itemTypes = ['ITEM', 'PACKAGE', 'ORDER_UPSELL', 'ORDER_GIFT', 'ITEM_UPSELL', 'ITEM_GIFT'] as const
export const deliveryFlows = ['home', 'pickup_point', 'store'] as const
/** `none` is the flow of a cart that holds downloads only. */
export const deliveryFlow = z.enum([...deliveryFlows, 'none'])
export type DeliveryFlow = z.infer<typeof deliveryFlow>

const item = z.object({
  id: z.int(),
  type: z.enum(itemTypes),
  parentId: z.int().nullable(),
  variantId: z.int(),
  sku: z.string(),
  name: z.string(),
  quantity: z.int(),
  variant: variantCard,
  unitPrice: amount,
  total: amount,
  availability,
  /** The most that can be ordered now, of a download one; null where there is no limit. */
  maxQuantity: z.int().nullable(),
})
export type DraftOrderItem = z.infer<typeof item>

const unpricedItem = item.pick({ id: true, type: true, variantId: true, sku: true, name: true, quantity: true }).extend({
  variant: variantCard.pick({ id: true, path: true, authors: true, language: true, format: true, cover: true }),
})
export type UnpricedItem = z.infer<typeof unpricedItem>

/** Kinds of lines beside the items (spec point 3: discount/cost line kinds). */
const cost = amount.extend({ kind: z.enum(['shipping', 'payment', 'free_shipping', 'second_shipment', 'discount']) })

const totals = z.object({
  items: amount,
  costs: z.array(cost),
  total: amount,
  /** VAT contained, by rate in percent. */
  vat: z.array(z.object({ rate: z.number(), amount: z.int() })),
  /** From where on delivery is free, gross; null where that is not offered, or is no gain for this cart. */
  freeDeliveryFrom: z.int().nullable(),
  /** What is missing for free delivery, gross; null when it is reached or not offered. */
  missingForFreeDelivery: z.int().nullable(),
})
export type Totals = z.infer<typeof totals>

const deliveryData = z.object({
  deliveryModeId: z.int(),
  flow: deliveryFlow,
  name: z.string(),
  address: z.nullable(addressForm),
  pickupPoint: pickupPoint.nullable(),
  store: storePlace.nullable(),
})

/** How a cart with a pre-order would be sent in two: what can leave now, and the rest on its day. */
const separation = z.object({
  chosen: z.boolean(),
  /** What the second parcel costs. Before a delivery is chosen it is the cheapest one's. */
  price: amount,
  isPriceFinal: z.boolean(),
  shipments: z.array(plannedShipment),
})
export type Separation = z.infer<typeof separation>

export const draftOrder = z.object({
  id: z.int(),
  uuid: z.uuid(),
  /** Send it back with every change; a stale one is refused with `version_conflict`. */
  version: z.int(),
  status: z.enum(['opened', 'closed']),
  currency: currencySchema,
  coupons: z.array(z.object({ id: z.int(), code: z.string() })),
  items: z.array(item),
  /**
   * What lies in the cart without a price in its currency, which the shop may have changed since: not counted, not ordered,
   * and nothing else is ordered either until it is taken out.
   */
  unpriced: z.array(unpricedItem),
  totals,
  contact: z.nullable(contactForm),
  delivery: deliveryData.nullable(),
  /** The parcels as they are chosen now, the earliest first; downloads make none. Before a delivery is chosen their days are the first one's. */
  shipments: z.array(plannedShipment),
  /** Null where everything can leave on the same day. */
  separation: separation.nullable(),
  billing: z.nullable(billingForm),
  paymentMethodId: z.int().nullable(),
  /** In order; a step is complete when its data stand and still fit the cart. */
  steps: z.array(z.object({ name: z.enum(checkoutSteps), status: z.enum(['complete', 'active']) })),
  /** Set once the draft order has become an order. */
  orderUuid: z.uuid().nullable(),
})
export type DraftOrder = z.infer<typeof draftOrder>

const deliveryContext = z.object({
  deliveryMode: z.object({ id: z.int(), key: z.string(), flow: deliveryFlow, carrier: z.enum(['foxpost', 'gls', 'mpl']).nullable() }),
  name: z.string(),
  text: z.string(),
  price: amount,
  /** What it costs below the limit of free delivery; null where nothing was taken off. */
  listPrice: amount.nullable(),
  /** Of the whole cart, were this chosen. */
  totals,
  /** Of the last parcel; null for downloads. */
  arrival: arrival.nullable(),
})
export type DeliveryContext = z.infer<typeof deliveryContext>

const paymentContext = z.object({
  paymentMethod: z.object({ id: z.int(), key: z.enum(['simplepay', 'cash_on_delivery']), online: z.boolean() }),
  name: z.string(),
  text: z.string(),
  price: amount,
  /** Of the whole cart, were this chosen. */
  totals,
})
export type PaymentContext = z.infer<typeof paymentContext>

const uuid = z.object({ uuid: z.uuid() })
const quantity = z.int().min(1, { error: 'too_small' }).max(999, { error: 'too_big' })
const version = wholeNumber
const write = ['not_found', 'version_conflict', 'draft_order_closed'] as const

export const draftOrders = {
  'POST /draft_orders': {
    access: 'session',
    summary: 'Create the cart of this session, or return the open one.',
    body: z.strictObject({ currency: currencySchema }),
    response: draftOrder,
  },
  'GET /draft_orders/current': {
    access: 'session',
    summary: 'The open cart of this session; null if it has none, which is no failure.',
    response: z.object({ draftOrder: draftOrder.nullable() }),
  },
  'GET /draft_orders/{uuid}': { access: 'session', summary: 'One draft order of this session.', params: uuid, response: draftOrder, errors: ['not_found'] },
  'PATCH /draft_orders/{uuid}': {
    access: 'session',
    summary: 'Contact data of step 0, another currency to view the cart in, or whether what is yet to be published is sent separately.',
    params: uuid,
    body: z.strictObject({ version, contact: z.optional(contactForm), viewAsCurrency: currencySchema.optional(), sendSeparately: z.boolean().optional() }),
    response: draftOrder,
    errors: [...write, 'no_value_for_currency'],
  },
  'POST /draft_orders/{uuid}/items': {
    access: 'session',
    summary: 'Add a variant; one that is in the cart already grows. What is too much is refused, with what is available and what the cart has of it.',
    params: uuid,
    body: z.strictObject({ variantId: rowId, quantity }),
    response: draftOrder,
    errors: ['not_found', 'draft_order_closed', 'item_not_found', 'insufficient_stock', 'variant_not_available', 'choice_required', 'quantity_limit_reached', 'one_copy_only', 'no_value_for_currency'],
  },
  'PATCH /draft_orders/{uuid}/items/{id}': {
    access: 'session',
    summary: 'Set the quantity of an item.',
    params: uuid.extend({ id: rowIdText }),
    body: z.strictObject({ version, quantity }),
    response: draftOrder,
    errors: [...write, 'item_not_exists_in_order', 'insufficient_stock', 'quantity_limit_reached', 'one_copy_only'],
  },
  'DELETE /draft_orders/{uuid}/items/{id}': {
    access: 'session',
    summary: 'Remove an item.',
    params: uuid.extend({ id: rowIdText }),
    response: draftOrder,
    errors: ['not_found', 'draft_order_closed', 'item_not_exists_in_order'],
  },
  'GET /draft_orders/{uuid}/delivery_contexts': {
    access: 'session',
    summary: 'The ways of delivery that this cart can take, with their prices.',
    params: uuid,
    response: z.object({ items: z.array(deliveryContext) }),
    errors: ['not_found'],
  },
  'PUT /draft_orders/{uuid}/delivery_data': {
    access: 'session',
    summary: 'Step 1: how and where to.',
    params: uuid,
    body: z.strictObject({
      version,
      deliveryModeId: rowId,
      address: z.optional(addressForm),
      pickupPointId: z.string().max(100).optional(),
      storeId: rowId.optional(),
    }),
    response: draftOrder,
    errors: [...write, 'delivery_mode_not_available', 'pickup_point_not_found', 'store_not_found', 'carrier_unavailable'],
  },
  /** Written `/api/draft_orders/…` in the spec, that is under the base. */
  'POST /draft_orders/{uuid}/billing_data': {
    access: 'session',
    summary: 'Step 2: who the invoice is made out to.',
    params: uuid,
    body: z.strictObject({ version, billing: billingForm }),
    response: draftOrder,
    errors: [...write],
  },
  'GET /draft_orders/{uuid}/payment_contexts': {
    access: 'session',
    summary: 'The ways of payment that go with the chosen delivery.',
    params: uuid,
    response: z.object({ items: z.array(paymentContext) }),
    errors: ['not_found'],
  },
  'PUT /draft_orders/{uuid}/payment_method': {
    access: 'session',
    summary: 'Step 3: how to pay.',
    params: uuid,
    body: z.strictObject({ version, paymentMethodId: rowId }),
    response: draftOrder,
    errors: [...write, 'payment_method_not_available'],
  },
  'POST /draft_orders/{uuid}/finalize': {
    access: 'session',
    summary: 'Place the order: exactly once, with the total the visitor saw.',
    idempotent: true,
    limit: 'finalize',
    params: uuid,
    body: z.strictObject({ version, expectedTotal: wholeNumber }),
    response: z.object({
      orderUuid: z.uuid(),
      orderNumber: z.string(),
      /**
       * Where to send the browser to pay. Null when there is nothing to pay online, or when the payment could not be
       * started: the order stands either way, and its status page offers to try again.
       */
      paymentUrl: z.string().nullable(),
    }),
    errors: ['not_found', 'version_conflict', 'too_many_orders', 'cart_empty', 'cart_changed', 'checkout_incomplete', 'variant_not_available', 'insufficient_stock', 'delivery_mode_not_available', 'pickup_point_not_found', 'payment_method_not_available'],
  },
} as const satisfies EndpointTable

