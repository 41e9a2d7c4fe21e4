import { z } from 'zod'
import type { EndpointTable } from './endpoint.ts'
import { fileAnswer } from './file-answer.ts'
import { invoiceKinds, invoiceLineKinds, invoiceStatuses } from './invoice-parts.ts'
import { amount } from './money.ts'
import { currencySchema } from './shop-schemas.ts'

export const invoiceSummary = z.object({
  id: z.uuid(),
  number: z.string(),
  kind: z.enum(invoiceKinds),
  status: z.enum(invoiceStatuses),
  issuedOn: z.iso.date(),
  dueOn: z.iso.date(),
  currency: currencySchema,
  total: amount,
  /** Whether its document can be fetched. */
  hasFile: z.boolean(),
})
export type InvoiceSummary = z.infer<typeof invoiceSummary>

const invoiceDetail = invoiceSummary.extend({
  orderUuid: z.uuid(),
  orderNumber: z.string(),
  /** The number of the invoice that a correction takes back. */
  corrects: z.string().nullable(),
  performedOn: z.iso.date(),
  /** What the buyer pays, in minor units. It differs from the total where cash is rounded. */
  payable: z.int(),
  paymentName: z.string(),
  seller: z.object({ name: z.string(), taxNumber: z.string() }),
  buyer: z.object({
    name: z.string(),
    ZIPCode: z.string(),
    city: z.string(),
    addressLine: z.string(),
    taxNumber: z.string().nullable(),
  }),
  lines: z.array(
    z.object({
      position: z.int(),
      kind: z.enum(invoiceLineKinds),
      name: z.string(),
      quantity: z.int(),
      vatRate: z.int(),
      unitPrice: amount,
      total: amount,
    }),
  ),
  vat: z.array(z.object({ rate: z.int(), net: z.int(), vat: z.int(), gross: z.int() })),
})
export type InvoiceDetail = z.infer<typeof invoiceDetail>

const id = z.object({ id: z.uuid() })

export const invoiceEndpoints = {
  'GET /v2.0/me/order-invoices/{orderId}': {
    action: 'invoices.read',
    summary: 'The invoices of an order, with their corrections, for the session or the customer that placed it.',
    params: z.object({ orderId: z.uuid() }),
    response: z.object({ items: z.array(invoiceSummary), cursor: z.string().nullable(), count: z.int() }),
    errors: ['not_found'],
  },
  'GET /v2.0/me/invoices/{id}': {
    action: 'invoices.read',
    summary: 'One invoice, for the session or the customer that placed its order.',
    params: id,
    response: invoiceDetail,
    errors: ['not_found'],
  },
  'GET /v2.0/me/invoice-asset/{id}': {
    action: 'invoices.read',
    summary: 'The document of an invoice (PDF), for the session or the customer that placed its order.',
    params: id,
    file: true,
    response: fileAnswer,
    errors: ['not_found', 'files_unavailable'],
  },
  'POST /orders/{uuid}/invoices/{id}/file': {
    action: 'invoices.download',
    summary:
      'The document of an invoice (PDF), for the session or customer that placed the order, and for everybody who knows its e-mail address.',
    params: z.object({ uuid: z.uuid(), id: z.uuid() }),
    body: z.strictObject({
      email: z.string().trim().min(1, { error: 'required' }).max(256, { error: 'too_long' }).optional(),
    }),
    file: true,
    response: fileAnswer,
    errors: ['not_found', 'verification_failed', 'files_unavailable'],
  },
} as const satisfies EndpointTable
