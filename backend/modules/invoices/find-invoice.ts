import type { FileAnswer } from '#contracts/file-answer.ts'
import type { InvoiceDetail, InvoiceSummary } from '#contracts/invoices.ts'
import { userIdOf } from '../../access/actor.ts'
import { can } from '../../access/can.ts'
import { seenBy } from '../../access/owner.ts'
import type { Database } from '../../db/connect.ts'
import { orders } from '../../db/schema/orders.ts'
import type { Answer } from '../../http/handler.ts'
import type { Context, Services } from '../../kernel/context.ts'
import { cutLatest, readLatest } from '../../kernel/latest-first.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { findOrderById, findOwnOrder, findProvenOrder } from '../orders/service.ts'
import { openDocument } from './documents.ts'
import { presentInvoice, presentSummary } from './present-invoice.ts'
import {
  countByOwner,
  selectById,
  selectByOrder,
  selectByOrders,
  selectByOwner,
  selectByUuid,
  selectLines,
} from './queries.ts'

export const findSummaries = async ({ db }: Pick<Services, 'db'>, orderId: number): Promise<InvoiceSummary[]> =>
  (await selectByOrder(db, orderId)).map(presentSummary)

/** The invoices of several orders, the earliest first. */
export const findSummariesOf = async (db: Database, orderIds: readonly number[]) =>
  (await selectByOrders(db, orderIds)).map(({ invoice, orderUuid }) => ({ ...presentSummary(invoice), orderUuid }))

export const listOwnInvoices = async (
  ctx: Context,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Result<Answer<'GET /v2.0/me/invoices'>, 'unauthenticated' | 'invalid_data_provided'>> => {
  if (userIdOf(ctx.actor) === null) return fail('unauthenticated')
  const before = readLatest(cursor)
  if (!before.ok) return before
  const whose = seenBy(ctx.actor, 'ACCESS_ALL_ORGANIZATION_INVOICE', orders)
  const rows = await selectByOwner(ctx.db, whose, { before: before.value, limit: limit + 1 })
  const { page, cursor: next } = cutLatest(rows, limit, ({ invoice }) => invoice.id)
  return ok({
    items: page.map(({ invoice, orderUuid }) => ({
      ...presentSummary(invoice),
      orderUuid,
      orderNumber: invoice.orderNumber,
    })),
    cursor: next,
    count: await countByOwner(ctx.db, whose),
  })
}

/** For a mail to the customer. */
export const findForMail = async (ctx: Pick<Services, 'db'>, id: number) => {
  const invoice = await selectById(ctx.db, id)
  const order = invoice && (await findOrderById(ctx, invoice.orderId))
  return order && { locale: invoice.locale, invoice: presentSummary(invoice), order }
}

/** An invoice belongs to whom its order belongs. A strange one and a missing one get the same answer. */
const findOwn = async (ctx: Context, uuid: string) => {
  const invoice = await selectByUuid(ctx.db, uuid)
  const order = invoice && (await findOrderById(ctx, invoice.orderId))
  return order && can(ctx.actor, 'invoices.read', order) ? { invoice, order } : undefined
}

export const findOwnInvoice = async (ctx: Context, uuid: string): Promise<Result<InvoiceDetail, 'not_found'>> => {
  const own = await findOwn(ctx, uuid)
  if (!own) return fail('not_found')
  const { correctsId, id } = own.invoice
  const corrects = correctsId === null ? undefined : await selectById(ctx.db, correctsId)
  return ok(presentInvoice({ ...own, corrects, lines: await selectLines(ctx.db, [id]) }, ctx.locale))
}

type Files = Result<FileAnswer, 'not_found' | 'verification_failed' | 'too_many_requests' | 'files_unavailable'>

export const openOwnDocument = async (
  ctx: Context,
  uuid: string,
): Promise<Result<FileAnswer, 'not_found' | 'files_unavailable'>> => {
  const own = await findOwn(ctx, uuid)
  return own ? openDocument(ctx, own.invoice) : fail('not_found')
}

/** With the proof that opens the page of the order. */
export const openProvenDocument = async (
  ctx: Context,
  { uuid, id }: { uuid: string; id: string },
  email: string | undefined,
): Promise<Files> => {
  const found = await findProvenOrder(ctx, uuid, 'invoices.download', email)
  if (!found.ok) return found
  const invoice = await selectByUuid(ctx.db, id)
  return invoice?.orderId === found.value.id ? openDocument(ctx, invoice) : fail('not_found')
}

export const findOrderInvoices = async (
  ctx: Context,
  orderUuid: string,
): Promise<Result<{ items: InvoiceSummary[]; cursor: null; count: number }, 'not_found'>> => {
  const order = await findOwnOrder(ctx, orderUuid, 'invoices.read')
  if (!order) return fail('not_found')
  const items = await findSummaries(ctx, order.id)
  return ok({ items, cursor: null, count: items.length })
}
