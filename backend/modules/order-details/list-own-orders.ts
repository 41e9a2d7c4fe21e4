import type { CustomerOrder, OrderGroup } from '#contracts/customer-orders.ts'
import type { Segment } from '#contracts/shop.ts'
import { userIdOf } from '../../access/actor.ts'
import type { Answer } from '../../http/handler.ts'
import type { Context } from '../../kernel/context.ts'
import { cutLatest, readLatest } from '../../kernel/latest-first.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { coverOf } from '../catalog/rules/cover-of.ts'
import { readConfiguration } from '../configuration/service.ts'
import { findInvoicesOf } from '../invoices/service.ts'
import { awaitedFile } from '../orders/rules/awaited-file.ts'
import { customerStatus } from '../orders/rules/customer-status.ts'
import { isNamed } from '../orders/rules/is-named.ts'
import { isDigital } from '../orders/rules/is-digital.ts'
import { findSegment, findDownloadedOrders, findShipmentsOf, mayCancel, type OrderRow } from '../orders/service.ts'
import { findMainAttempts } from '../payments/service.ts'
import { foldedWords } from '../text/rules/fold.ts'
import { countOwnOrders, selectBooks, selectOwnOrders, selectStoreNames, selectYears } from './own-order-queries.ts'
import { presentShipment } from './present-shipment.ts'

const shownBooks = 4
const maxWords = 8
const ofOrder =
  ({ id }: OrderRow) =>
  (row: { orderId: number }) =>
    row.orderId === id

/** Reads what stands in other tables once for all orders of a page. */
const presentOrders = async (ctx: Context, orders: readonly OrderRow[], segment: Segment): Promise<CustomerOrder[]> => {
  const ids = orders.map(({ id }) => id)
  const [shipments, attempts, books, invoices, downloaded, { rating_active }, storeNames] = await Promise.all([
    findShipmentsOf(ctx.db, ids),
    findMainAttempts(ctx.db, ids),
    selectBooks(ctx, ids),
    findInvoicesOf(ctx.db, ids),
    findDownloadedOrders(ctx.db, ids),
    readConfiguration(ctx.db),
    selectStoreNames(
      ctx.db,
      ctx.locale,
      orders.flatMap(({ storeId }) => storeId ?? []),
    ),
  ])
  return orders.map((order) => {
    const parcels = shipments.filter(ofOrder(order))
    const attempt = attempts.find(ofOrder(order))
    if (!attempt) throw new Error(`Order ${order.id} has no payment`)
    const own = books.filter(ofOrder(order))
    const awaited = order.status === 'cancelled' ? [] : own.flatMap((book) => awaitedFile(book, ctx.now()) ?? [])
    return {
      uuid: order.uuid,
      number: order.number,
      status: order.status,
      customerStatus: customerStatus(order.status, parcels, ctx.now()),
      segment,
      reservedUntil: order.status === 'under_payment' ? (order.reservedUntil?.toISOString() ?? null) : null,
      currency: order.currency,
      total: { gross: order.totalGross, net: order.totalNet },
      shipments: parcels.map(presentShipment),
      hasDownloads: own.some(({ format }) => isDigital(format)),
      downloadDays: [...new Set(awaited)].toSorted(),
      cancellable: mayCancel(order, parcels, downloaded.has(order.id)),
      rateable: rating_active && isNamed(order) && own.some(({ isReceived }) => isReceived),
      placedAt: order.placedAt.toISOString(),
      payment: { method: attempt.method, status: attempt.status },
      place: order.pickupPoint?.name ?? (order.storeId === null ? null : (storeNames.get(order.storeId) ?? null)),
      carrier: order.pickupPoint?.carrier ?? null,
      copies: own.reduce((sum, { quantity }) => sum + quantity, 0),
      books: own.slice(0, shownBooks).map(({ name, coverPath }) => ({ name, cover: coverOf(coverPath) })),
      invoice: invoices.findLast((invoice) => invoice.orderUuid === order.uuid && invoice.hasFile) ?? null,
    }
  })
}

interface Query {
  group?: OrderGroup | undefined
  year?: number | undefined
  q?: string | undefined
  cursor?: string | undefined
  limit: number
}

export const listOwnOrders = async (
  ctx: Context,
  { cursor, limit, q = '', ...query }: Query,
): Promise<Result<Answer<'GET /v2.0/me/orders'>, 'unauthenticated' | 'invalid_data_provided'>> => {
  const userId = userIdOf(ctx.actor)
  if (userId === null) return fail('unauthenticated')
  const before = readLatest(cursor)
  if (!before.ok) return before
  const filter = { userId, ...query, words: foldedWords(q).slice(0, maxWords) }
  const [rows, count, years, segment] = await Promise.all([
    selectOwnOrders(ctx.db, filter, { before: before.value, limit: limit + 1 }),
    countOwnOrders(ctx.db, filter),
    selectYears(ctx.db, userId),
    findSegment(ctx.db, userId),
  ])
  const { page, cursor: next } = cutLatest(rows, limit, ({ id }) => id)
  return ok({
    items: page.length > 0 ? await presentOrders(ctx, page, segment) : [],
    cursor: next,
    count,
    years,
  })
}
