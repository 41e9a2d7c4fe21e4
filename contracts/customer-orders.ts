import { z } from 'zod'
import { carrierCodes } from './carriers.ts'
import type { EndpointTable } from './endpoint.ts'
import { invoiceSummary } from './invoices.ts'
import { orderState } from './orders.ts'
import { listOf, pageQuery } from './paging.ts'
import { rowIdText } from './shop-schemas.ts'
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
  /** The offer that was ordered. */
  offerNumber: z.string().nullable(),
  /** The colleague who has placed it; null for the viewer's own order, and where the account is deleted. */
  buyer: z.string().nullable(),
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

const query = pageQuery.extend({
  group: z.enum(orderGroups).optional(),
  year: z.coerce.number().int().min(2000).max(2999).optional(),
  /** Words of titles and authors, article numbers, and the numbers of an order: its own, its offer's, the buyer's. All of them must be in it. */
  q: z.string().trim().max(256).optional(),
})
const response = listOf(customerOrder).extend({
  /** The years in which there are orders, the latest first. */
  years: z.array(z.int()),
})

export const customerOrders = {
  'GET /v2.0/me/orders': {
    action: 'orders.list',
    summary: 'The orders of the signed-in customer, the latest first.',
    query,
    response,
  },
  'GET /v2.0/organizations/{id}/orders': {
    action: 'organizations.read',
    summary:
      'The orders of an organisation, the latest first: all of them with the permission, or those of the member.',
    params: z.object({ id: rowIdText }),
    query,
    response,
    errors: ['not_found'],
  },
  'GET /v2.0/me/invoices': {
    action: 'invoices.list',
    summary: 'The invoices that the signed-in customer may see, with their corrections, the latest first.',
    query: pageQuery,
    response: listOf(invoiceSummary.extend({ orderUuid: z.uuid(), orderNumber: z.string() })),
  },
} as const satisfies EndpointTable
