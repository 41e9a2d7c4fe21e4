import { type SQL, sql } from 'drizzle-orm'
import type { CustomerOrder, OrderGroup } from '#contracts/customer-orders.ts'
import type { Segment } from '#contracts/shop.ts'
import { formatName } from '#lib/format/format-name.ts'
import { userIdOf } from '../../access/actor.ts'
import { can, isColleagues } from '../../access/can.ts'
import { ofOrganization, ownedBy, seenBy } from '../../access/owner.ts'
import { orders } from '../../db/schema/orders.ts'
import type { Answer } from '../../http/handler.ts'
import type { Context } from '../../kernel/context.ts'
import { cutLatest, readLatest } from '../../kernel/latest-first.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { coverOf } from '../catalog/rules/cover-of.ts'
import { readConfiguration } from '../configuration/service.ts'
import { findNames } from '../customers/service.ts'
import { findInvoicesOf } from '../invoices/service.ts'
import { awaitedFile } from '../orders/rules/awaited-file.ts'
import { customerStatus } from '../orders/rules/customer-status.ts'
import { isNamed } from '../orders/rules/is-named.ts'
import { isDigital } from '../orders/rules/is-digital.ts'
import { findSegment, findDownloadedOrders, findShipmentsOf, mayCancel, type OrderRow } from '../orders/service.ts'
import { findMainAttempts } from '../payments/service.ts'
import { foldedWords } from '../text/rules/fold.ts'
import { countOrders, selectBooks, selectOrders, selectStoreNames, selectYears } from './order-list-queries.ts'
import { presentShipment } from './present-shipment.ts'

const shownBooks = 4
const maxWords = 8
const ofOrder =
  ({ id }: OrderRow) =>
  (row: { orderId: number }) =>
    row.orderId === id

/** Of the orders of colleagues only. */
const findBuyers = async ({ db, locale, actor }: Context, rows: readonly OrderRow[]): Promise<Map<number, string>> => {
  const ids = rows.flatMap((order) => (isColleagues(actor, order) && order.userId) || [])
  const buyers = ids.length > 0 ? await findNames(db, ids) : []
  return new Map(buyers.map((buyer) => [buyer.id, formatName(buyer, locale)]))
}

/** Reads what stands in other tables once for all orders of a page. */
const presentOrders = async (ctx: Context, rows: readonly OrderRow[], segment: Segment): Promise<CustomerOrder[]> => {
  const ids = rows.map(({ id }) => id)
  const [shipments, attempts, books, invoices, downloaded, { rating_active }, storeNames, buyers] = await Promise.all([
    findShipmentsOf(ctx.db, ids),
    findMainAttempts(ctx.db, ids),
    selectBooks(ctx, ids),
    findInvoicesOf(ctx.db, ids),
    findDownloadedOrders(ctx.db, ids),
    readConfiguration(ctx.db),
    selectStoreNames(
      ctx.db,
      ctx.locale,
      rows.flatMap(({ storeId }) => storeId ?? []),
    ),
    findBuyers(ctx, rows),
  ])
  return rows.map((order) => {
    const parcels = shipments.filter(ofOrder(order))
    const attempt = attempts.find(ofOrder(order))
    if (!attempt) throw new Error(`Order ${order.id} has no payment`)
    const own = books.filter(ofOrder(order))
    const ofColleague = isColleagues(ctx.actor, order)
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
      cancellable: !ofColleague && mayCancel(order, parcels, downloaded.has(order.id)),
      rateable: !ofColleague && rating_active && isNamed(order) && own.some(({ isReceived }) => isReceived),
      placedAt: order.placedAt.toISOString(),
      offerNumber: order.offerNumber,
      buyer: (ofColleague && buyers.get(order.userId ?? 0)) || null,
      payment: { method: attempt.method, status: attempt.status },
      place: order.pickupPoint?.name ?? (order.storeId === null ? null : (storeNames.get(order.storeId) ?? null)),
      carrier: order.pickupPoint?.carrier ?? null,
      copies: own.reduce((sum, { quantity }) => sum + quantity, 0),
      books: own.slice(0, shownBooks).map(({ name, coverPath }) => ({ name, cover: coverOf(coverPath) })),
      invoice: can(ctx.actor, 'invoices.read', order)
        ? (invoices.findLast((invoice) => invoice.orderUuid === order.uuid && invoice.hasFile) ?? null)
        : null,
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

type Page = Answer<'GET /v2.0/me/orders'>

const listOrders = async (
  ctx: Context,
  viewerId: number,
  whose: SQL,
  { cursor, limit, q = '', ...query }: Query,
): Promise<Result<Page, 'invalid_data_provided'>> => {
  const before = readLatest(cursor)
  if (!before.ok) return before
  const filter = { whose, ...query, words: foldedWords(q).slice(0, maxWords) }
  const [rows, count, years, segment] = await Promise.all([
    selectOrders(ctx.db, filter, { before: before.value, limit: limit + 1 }),
    countOrders(ctx.db, filter),
    selectYears(ctx.db, whose),
    findSegment(ctx.db, viewerId),
  ])
  const { page, cursor: next } = cutLatest(rows, limit, ({ id }) => id)
  return ok({
    items: page.length > 0 ? await presentOrders(ctx, page, segment) : [],
    cursor: next,
    count,
    years,
  })
}

export const listOwnOrders = async (
  ctx: Context,
  query: Query,
): Promise<Result<Page, 'unauthenticated' | 'invalid_data_provided'>> => {
  const userId = userIdOf(ctx.actor)
  return userId === null ? fail('unauthenticated') : listOrders(ctx, userId, ownedBy({ userId }, orders), query)
}

/** All orders of the organisation for who may read them, or those that the member has placed for it. */
export const listOrganizationOrders = async (
  ctx: Context,
  id: number,
  query: Query,
): Promise<Result<Page, 'not_found' | 'invalid_data_provided'>> => {
  const userId = userIdOf(ctx.actor)
  if (userId === null || !can(ctx.actor, 'organizations.read', { organizationId: id })) return fail('not_found')
  const seen = seenBy(ctx.actor, 'ACCESS_ALL_ORGANIZATION_ORDER', orders)
  return listOrders(ctx, userId, sql`(${ofOrganization(id, orders)} and ${seen})`, query)
}
