import type { invoiceEndpoints } from '#contracts/invoices.ts'
import type { Handlers } from '../../http/handler.ts'
import { findOrderInvoices, findOwnInvoice, listOwnInvoices, openOwnDocument, openProvenDocument } from './service.ts'

export const invoiceRoutes: Handlers<keyof typeof invoiceEndpoints | 'GET /v2.0/me/invoices'> = {
  'GET /v2.0/me/invoices': (ctx, { query }) => listOwnInvoices(ctx, query),
  'GET /v2.0/me/order-invoices/{orderId}': (ctx, { params }) => findOrderInvoices(ctx, params.orderId),
  'GET /v2.0/me/invoices/{id}': (ctx, { params }) => findOwnInvoice(ctx, params.id),
  'GET /v2.0/me/invoice-asset/{id}': (ctx, { params }) => openOwnDocument(ctx, params.id),
  'POST /orders/{uuid}/invoices/{id}/file': (ctx, { params, body }) => openProvenDocument(ctx, params, body.email),
}
