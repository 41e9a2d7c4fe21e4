import { z } from 'zod'
import { cover } from './variant-cards.ts'
import { addressForm, billingForm, contactForm } from './checkout-forms.ts'
import { storePlace } from './stores.ts'
import { deliveryFlow } from './delivery-flows.ts'
import { itemTypes } from './draft-order-items.ts'
import type { EndpointTable } from './endpoint.ts'
import { fileAnswer } from './file-answer.ts'
import { amount } from './money.ts'
import { pickupPoint } from './pickup-points.ts'
import { shipment } from './shipments.ts'
import { currencySchema, rowIdText, segmentSchema } from './shop-schemas.ts'

export const orderStatuses = ['new', 'under_payment', 'finalized', 'processing', 'fulfilled', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]
export const paymentStatuses = ['created', 'in_progress', 'paid', 'not_paid'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]
export const paymentResults = ['PENDING', 'ERROR', 'TIMEOUT', 'CANCELED', 'SUCCESSFUL'] as const
const paymentResult = z.enum(paymentResults)

const orderItem = z.object({
  id: z.int(),
  type: z.enum(itemTypes),
  variantId: z.int(),
  /** Of the book's page. */
  path: z.string(),
  sku: z.string(),
  name: z.string(),
  authors: z.string(),
  format: z.string(),
  cover,
  quantity: z.int(),
  unitPrice: amount,
  total: amount,
  /** Position of the parcel that brings it; null for a download. */
  shipment: z.int().nullable(),
  /** Day of publication of what was ordered before it; null for what was out. */
  comesOutOn: z.iso.date().nullable(),
  /** An e-book or audiobook that is paid and out: its file can be fetched. */
  downloadable: z.boolean(),
  /** Day of publication of an e-book or audiobook that is not out yet: no file before it. */
  downloadableFrom: z.iso.date().nullable(),
})

/** Nothing in it says who ordered: anybody who has the address may see it (spec point 2, payment finalisation / status). */
const orderState = z.object({
  uuid: z.uuid(),
  number: z.string(),
  /** The one who asks has placed it and may see the whole of it. */
  isOwn: z.boolean(),
  status: z.enum(orderStatuses),
  /** Who ordered reckons in net prices or in gross ones; whoever looks sees the order as it was placed. */
  segment: segmentSchema,
  payment: z.object({
    method: z.string(),
    status: z.enum(paymentStatuses),
    result: paymentResult.nullable(),
    /** The provider's own number, shown where its rules demand it. */
    transactionId: z.string().nullable(),
    /** May be tried again, or changed to another method. */
    retryable: z.boolean(),
    /** Retryable, and the one who asks has placed it: nobody else may. */
    mayPay: z.boolean(),
    /** As long as it is retryable and somebody will stand at a door: not for downloads. */
    payableOnDelivery: z.boolean(),
  }),
  /** Until when the copies are kept for an order under payment. */
  reservedUntil: z.string().nullable(),
  currency: currencySchema,
  itemsTotal: amount,
  deliveryPrice: amount,
  paymentPrice: amount,
  total: amount,
  vat: z.array(z.object({ rate: z.number(), amount: z.int() })),
  /** The earliest first; none for downloads only. */
  shipments: z.array(shipment),
  /** E-books and audiobooks are among what was ordered. */
  hasDownloads: z.boolean(),
  /** Some of them are paid and out. */
  canDownload: z.boolean(),
  /** The days on which those that are not out yet will be, the earliest first. */
  downloadDays: z.array(z.iso.date()),
  /** Something of it has been handed over, and ratings are on. */
  rateable: z.boolean(),
})
export type OrderState = z.infer<typeof orderState>

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
  contact: contactForm,
  billing: billingForm,
})
export type OrderDetail = z.infer<typeof orderDetail>

const uuid = z.object({ uuid: z.uuid() })

export const orders = {
  'GET /orders/{uuid}/state': {
    action: 'orders.follow',
    summary: 'How an order stands, without anything personal.',
    params: uuid,
    response: orderState,
    errors: ['not_found'],
  },
  'POST /orders/{uuid}/details': {
    action: 'orders.find',
    summary: 'The whole order for who knows the e-mail address it was placed with. Rate-limited by order.',
    params: uuid,
    body: z.strictObject({ email: z.string().trim().min(1, { error: 'required' }).max(256, { error: 'too_long' }) }),
    response: orderDetail,
    errors: ['verification_failed'],
  },
  'POST /orders/find': {
    action: 'orders.find',
    summary:
      'Which order it is, for who knows its number and the e-mail address it was placed with. Rate-limited by client and by address.',
    body: z.strictObject({
      number: z.string().trim().min(1, { error: 'required' }).max(256, { error: 'too_long' }),
      email: z.string().trim().min(1, { error: 'required' }).max(256, { error: 'too_long' }),
    }),
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
      'The file of an ordered e-book or audiobook, for the session or customer that placed the order or who knows its e-mail address.',
    params: uuid.extend({ id: rowIdText }),
    body: z.strictObject({
      email: z.string().trim().min(1, { error: 'required' }).max(256, { error: 'too_long' }).optional(),
    }),
    file: true,
    response: fileAnswer,
    errors: [
      'not_found',
      'verification_failed',
      'download_not_paid',
      'download_not_released',
      'download_limit_reached',
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
    summary: 'Pay on delivery instead of by card, by the session or the customer that placed the order.',
    params: uuid,
    body: z.strictObject({ paymentMethod: z.literal('cash_on_delivery') }),
    response: orderState,
    errors: [
      'not_found',
      'order_not_payable',
      'payment_not_needed',
      'payment_in_progress',
      'payment_method_not_available',
    ],
  },
  'GET /v2.0/transactions/{id}/check': {
    action: 'payments.check',
    summary:
      'Asks the payment provider how a transaction stands. What the browser brought back (r and s) is only a hint. Rate-limited by transaction.',
    params: z.object({ id: z.uuid() }),
    query: z.object({ r: z.string().max(2000).optional(), s: z.string().max(200).optional() }),
    response: z.object({ orderUuid: z.uuid(), result: paymentResult }),
    errors: ['not_found'],
  },
  'POST /payments/{provider}/notification': {
    action: 'payments.notify',
    summary: 'A signed notification of a payment provider.',
    params: z.object({ provider: z.string().max(40) }),
    /** A notification of SimplePay has about 300. */
    maxBytes: 10_000,
    response: z.unknown(),
    errors: ['verification_failed', 'not_found'],
  },
} as const satisfies EndpointTable
