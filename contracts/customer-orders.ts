import { z } from 'zod'
import { carrierCodes } from './carriers.ts'
import type { EndpointTable } from './endpoint.ts'
import { invoiceSummary } from './invoices.ts'
import { orderState } from './orders.ts'
import { listOf, pageQuery } from './paging.ts'
import { cover } from './variant-cards.ts'

/** The groups of a customer's orders. An order that waits at a pickup point is `collectable` and in no other group. */
const orderGroups = ['open', 'collectable', 'closed', 'cancelled'] as const
export type OrderGroup = (typeof orderGroups)[number]

const customerOrder = z.object({
  ...orderState.pick({
    uuid: true,
    number: true,
    status: true,
    customerStatus: true,
    segment: true,
    reservedUntil: true,
    currency: true,
    total: true,
    shipments: true,
    hasDownloads: true,
    downloadDays: true,
    cancellable: true,
    rateable: true,
  }).shape,
  placedAt: z.string(),
  payment: orderState.shape.payment.pick({ method: true, status: true }),
  /** The name of the pickup point or the store; null for other deliveries. */
  place: z.string().nullable(),
  /** Of the pickup point; null for other deliveries. */
  carrier: z.enum(carrierCodes).nullable(),
  /** Of all books. */
  copies: z.int(),
  /** The first four books. */
  books: z.array(z.object({ name: z.string(), cover })),
  /** The latest document that can be fetched. */
  invoice: invoiceSummary.nullable(),
})
export type CustomerOrder = z.infer<typeof customerOrder>

export const customerOrders = {
  'GET /v2.0/me/orders': {
    action: 'orders.list',
    summary: 'The orders of the signed-in customer, the latest first.',
    query: pageQuery.extend({
      group: z.enum(orderGroups).optional(),
      year: z.coerce.number().int().min(2000).max(2999).optional(),
      /** Words of titles and authors, article numbers, or the number of an order. All of them must be in it. */
      q: z.string().trim().max(256).optional(),
    }),
    response: listOf(customerOrder).extend({
      /** The years in which the customer has ordered, the latest first. */
      years: z.array(z.int()),
    }),
  },
  'GET /v2.0/me/invoices': {
    action: 'invoices.list',
    summary: 'The invoices of the signed-in customer and their corrections, the latest first.',
    query: pageQuery,
    response: listOf(invoiceSummary.extend({ orderUuid: z.uuid(), orderNumber: z.string() })),
  },
} as const satisfies EndpointTable
