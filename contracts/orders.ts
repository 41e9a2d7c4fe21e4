import { costCenterName } from './budgets.ts'
import { z } from 'zod'
import { cover } from './variant-cards.ts'
import { addressForm, billingForm } from './checkout-forms.ts'
import { storePlace } from './stores.ts'
import { deliveryFlow } from './delivery-flows.ts'
import { itemTypes } from './draft-order-items.ts'
import type { EndpointTable } from './endpoint.ts'
import { fileAnswer } from './file-answer.ts'
import { invoiceSummary } from './invoices.ts'
import { amount } from './money.ts'
import { pickupPoint } from './pickup-points.ts'
import { shipment, suppliedCopies } from './shipments.ts'
import { currencySchema, rowIdText, segmentSchema } from './shop-schemas.ts'
import { totalsCost } from './totals.ts'
import { orderWithdrawal } from './withdrawals.ts'

export const orderStatuses = ['new', 'under_payment', 'finalized', 'processing', 'fulfilled', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]
/** What the customer is told (spec point 4). */
const customerStatus = z.enum([
  'under_payment',
  'finalized',
  'under_process',
  'fulfilled',
  'cancelled',
  'pickup_available',
  'package_received',
])
export type CustomerStatus = z.infer<typeof customerStatus>
export const paymentStatuses = ['created', 'in_progress', 'paid', 'not_paid'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]
export const paymentResults = ['PENDING', 'ERROR', 'TIMEOUT', 'CANCELED', 'SUCCESSFUL'] as const
const paymentResult = z.enum(paymentResults)

const orderItem = z.object({
  id: z.int(),
  type: z.enum(itemTypes),
  variantId: z.int(),
  /** The path of the book's page. */
  path: z.string(),
  sku: z.string(),
  name: z.string(),
  authors: z.string(),
  format: z.string(),
  cover,
  quantity: z.int(),
  supplied: suppliedCopies.nullable(),
  unitPrice: amount,
  total: amount,
  /** What deals and coupons take off the total; zero or negative. */
  discount: amount,
  /** The position of the parcel with the item; null for a download. */
  shipment: z.int().nullable(),
  /** The day of publication, if it was after the day of the order; otherwise null. */
  comesOutOn: z.iso.date().nullable(),
  /** A paid and published e-book or audiobook: its file can be downloaded. */
  downloadable: z.boolean(),
  /** The day of publication, if known, of an e-book or audiobook that is to come: the file is there from then on. */
  downloadableFrom: z.iso.date().nullable(),
})

/** Names no customer, because everybody with the address may see it (spec point 2, payment finalisation / status). */
export const orderState = z.object({
  uuid: z.uuid(),
  number: z.string(),
  /** Whether this session placed the order and may see all of it. */
  isOwn: z.boolean(),
  status: z.enum(orderStatuses),
  customerStatus,
  /** Of the customer: it decides between net and gross prices, for everybody who opens the order. */
  segment: segmentSchema,
  payment: z.object({
    method: z.string(),
    status: z.enum(paymentStatuses),
    result: paymentResult.nullable(),
    /** The transaction number of the provider, where its rules demand it. */
    transactionId: z.string().nullable(),
    /** Whether the payment can be retried, or replaced by another method. */
    retryable: z.boolean(),
    /** Whether it can be retried, and this session placed the order. Nobody else may. */
    mayPay: z.boolean(),
    /** Whether cash on delivery is possible: the payment can be retried, and the order has a parcel. */
    payableOnDelivery: z.boolean(),
    /** The keys of the other online methods by which it can be paid; empty where it cannot be retried. */
    otherMethods: z.array(z.string()),
  }),
  /** The end of the reservation of an order under payment. */
  reservedUntil: z.string().nullable(),
  currency: currencySchema,
  itemsTotal: amount,
  /** What deals and coupons take off. */
  discounts: z.array(totalsCost),
  deliveryPrice: amount,
  paymentPrice: amount,
  total: amount,
  vat: z.array(z.object({ rate: z.number(), amount: z.int() })),
  /** The earliest parcel first; empty for an order of downloads. */
  shipments: z.array(shipment),
  /** Whether the order has e-books or audiobooks. */
  hasDownloads: z.boolean(),
  /** Whether some of them are paid and published. */
  canDownload: z.boolean(),
  /** The days of publication of those that are not published yet, the earliest first. */
  downloadDays: z.array(z.iso.date()),
  /** Whether the buyer may still cancel it: no parcel has left, and no file was downloaded. */
  cancellable: z.boolean(),
  /** Whether something has been delivered, and ratings are switched on. */
  rateable: z.boolean(),
})
export type OrderState = z.infer<typeof orderState>

/** Of an order that has lost its names: years after its end nobody needs them any more. */
const emptyBilling = z.object({
  type: z.literal('personal'),
  firstName: z.literal(''),
  lastName: z.literal(''),
  country: z.literal('HU'),
  ZIPCode: z.literal(''),
  city: z.literal(''),
  addressLine: z.literal(''),
})

const orderDetail = orderState.extend({
  placedAt: z.string(),
  items: z.array(orderItem),
  delivery: z.object({
    flow: deliveryFlow,
    name: z.string(),
    address: z.nullable(addressForm),
    pickupPoint: pickupPoint.nullable(),
    store: storePlace.nullable(),
  }),
  paymentName: z.string(),
  /** With empty values where the order has lost its names. */
  contact: z.object({ email: z.string(), firstName: z.string(), lastName: z.string(), phone: z.string() }),
  billing: z.union([billingForm, emptyBilling]),
  /** The offer that was ordered. */
  offerNumber: z.string().nullable(),
  /** The number of the purchase in the buyer's own books. */
  poNumber: z.string().nullable(),
  /** What the buyer's organisation charges it to. */
  costCenter: costCenterName.nullable(),
  /** Whether it belongs to no account, and the visitor has one to add it to. */
  connectable: z.boolean(),
  /** With their corrections, the earliest first. */
  invoices: z.array(invoiceSummary),
  withdrawal: orderWithdrawal,
})
export type OrderDetail = z.infer<typeof orderDetail>

const uuid = z.object({ uuid: z.uuid() })
const typed = z.string().trim().min(1, { error: 'required' }).max(256, { error: 'too_long' })

export const orders = {
  'GET /orders/{uuid}/state': {
    action: 'orders.follow',
    summary: 'The state of an order, without personal data.',
    params: uuid,
    response: orderState,
    errors: ['not_found'],
  },
  'POST /orders/{uuid}/details': {
    action: 'orders.find',
    summary: 'The whole order, for everybody who knows its e-mail address. Rate-limited by order.',
    params: uuid,
    body: z.strictObject({ email: typed }),
    response: orderDetail,
    errors: ['verification_failed'],
  },
  'POST /orders/{uuid}/proof': {
    action: 'orders.find',
    botCheck: 'order_proof',
    summary: 'The whole order, for a visitor who types its e-mail address into the form. Rate-limited by order.',
    params: uuid,
    body: z.strictObject({ email: typed }),
    response: orderDetail,
    errors: ['verification_failed'],
  },
  'POST /orders/find': {
    action: 'orders.find',
    botCheck: 'order_find',
    summary: 'Finds an order by its number and its e-mail address. Rate-limited by client and by address.',
    body: z.strictObject({ number: typed, email: typed }),
    response: z.object({ uuid: z.uuid() }),
    errors: ['verification_failed'],
  },
  'GET /orders/{uuid}': {
    action: 'orders.read',
    summary: 'The whole order, for the session or the customer that placed it.',
    params: uuid,
    response: orderDetail,
    errors: ['not_found'],
  },
  'POST /orders/{uuid}/items/{id}/file': {
    action: 'orders.download',
    summary:
      'The file of an ordered e-book or audiobook, for the session or customer that placed the order, and for everybody who knows its e-mail address.',
    params: uuid.extend({ id: rowIdText }),
    body: z.strictObject({ email: typed.optional() }),
    file: true,
    response: fileAnswer,
    errors: [
      'not_found',
      'verification_failed',
      'download_not_paid',
      'download_not_released',
      'download_without_day',
      'download_limit_reached',
      'download_withdrawn',
      'files_unavailable',
    ],
  },
  'POST /orders/{uuid}/payment': {
    action: 'orders.pay',
    summary: 'Another attempt to pay an order that is under payment, by the session or the customer that placed it.',
    idempotent: true,
    params: uuid,
    response: z.object({ paymentUrl: z.string() }),
    errors: ['not_found', 'order_not_payable', 'payment_not_needed', 'payment_failed_to_start'],
  },
  'PUT /orders/{uuid}/payment_method': {
    action: 'orders.pay',
    summary:
      'Another payment method for an order under payment, by the session or the customer that placed it. A new online payment is then opened by POST /orders/{uuid}/payment.',
    params: uuid,
    body: z.strictObject({ paymentMethod: z.string().min(1, { error: 'required' }).max(40, { error: 'too_long' }) }),
    response: orderState,
    errors: [
      'not_found',
      'payment_method_fixed',
      'order_not_payable',
      'payment_not_needed',
      'payment_in_progress',
      'payment_method_not_available',
    ],
  },
  'POST /orders/{uuid}/cancel': {
    action: 'orders.cancel',
    summary:
      'Cancels an order before it is sent, by the session or the customer that placed it, and by everybody who knows its e-mail address. What was paid is given back.',
    params: uuid,
    body: z.strictObject({ email: typed.optional() }),
    response: orderState,
    errors: ['not_found', 'verification_failed', 'order_not_cancellable', 'payment_in_progress'],
  },
} as const satisfies EndpointTable
