import { desc, eq } from 'drizzle-orm'
import { type OrderStatus, orderStatuses } from '#contracts/orders.ts'
import type { Database } from '../db/connect.ts'
import { orderHistory, orders, orderShipments } from '../db/schema/orders.ts'
import { payments } from '../db/schema/payments.ts'
import type { Services } from '../kernel/context.ts'
import { presentDetail } from '../modules/order-details/service.ts'
import { refundOrder } from '../modules/payments/service.ts'
import {
  advanceOrder as advance,
  arriveOrder as arrive,
  cancelOrder as cancel,
  findShipments,
  isCancellable,
  lockOrder,
  type OrderRow,
} from '../modules/orders/service.ts'
import { findOrderRating } from '../modules/ratings/service.ts'
import { audit } from './audit.ts'
import type { Command } from './command.ts'
import { CommandError } from './command-error.ts'
import type { Shop } from './shop.ts'

const isStatus = (value: string): value is OrderStatus => orderStatuses.some((status) => status === value)

const statusFilter = (status: string | undefined) => {
  if (status === undefined) return undefined
  if (!isStatus(status))
    throw new CommandError(`There is no status ${status}. The statuses are: ${orderStatuses.join(', ')}`)
  return eq(orders.status, status)
}

export const listOrders: Command = {
  usage: '[--status STATUS] [--limit N] [--json]',
  summary: 'List the latest orders.',
  run: async ({ db, print }, _args, { json, status, limit }) => {
    const { number, status: at, currency, totalGross, placedAt, uuid } = orders
    const rows = await db
      .select({ number, status: at, currency, totalGross, placedAt, uuid })
      .from(orders)
      .where(statusFilter(status))
      .orderBy(desc(orders.id))
      .limit(limit)
    if (json) print(JSON.stringify(rows, null, 2))
    else
      for (const row of rows)
        print(
          [
            row.number,
            row.status.padEnd(13),
            row.placedAt.toISOString(),
            String(row.totalGross).padStart(8),
            row.currency,
            row.uuid,
          ].join('  '),
        )
    return 0
  },
}

export const orderOf = async (db: Database, number: string) => {
  const [order] = await db.select().from(orders).where(eq(orders.number, number))
  if (!order) throw new CommandError(`There is no order ${number || 'with an empty number'}.`)
  return order
}

export const showOrder: Command = {
  usage: 'NUMBER [--json]',
  summary: 'Print an order with its history, its payments and the rating of its buyer.',
  run: async ({ db, now, print }, [number = '']) => {
    const order = await orderOf(db, number)
    const history = await db
      .select()
      .from(orderHistory)
      .where(eq(orderHistory.orderId, order.id))
      .orderBy(orderHistory.id)
    const attempts = await db.select().from(payments).where(eq(payments.orderId, order.id)).orderBy(payments.attempt)
    const detail = await presentDetail({ db, now, locale: order.locale }, order)
    const rating = (await findOrderRating(db, order.id)) ?? null
    print(
      JSON.stringify(
        {
          ...detail,
          history: history.map(({ from, to, reason, at }) => ({ from, to, reason, at })),
          payments: attempts,
          rating,
        },
        null,
        2,
      ),
    )
    return 0
  },
}

/** One change of an order under its lock, with its trace in the audit log. */
const changeOrder = async (
  shop: Shop,
  number: string,
  change: (ctx: Pick<Services, 'db' | 'jobs' | 'now'>, order: OrderRow) => Promise<void>,
): Promise<number> => {
  const { id } = await orderOf(shop.db, number)
  const jobs = await shop.openJobs()
  await shop.db.transaction(async (db) => {
    const order = await lockOrder({ db }, id)
    if (!order) throw new CommandError(`Order ${number} is gone.`)
    await change({ db, jobs, now: shop.now }, order)
  })
  return 0
}

export const arriveOrder: Command = {
  usage: 'NUMBER',
  summary: 'The next parcel of an order waits at its pickup point or in the shop.',
  run: (shop, [number = '']) =>
    changeOrder(shop, number, async (ctx, order) => {
      if (!(await arrive(ctx, order, `arrived, says ${shop.operator}`)))
        throw new CommandError(`Order ${number} has no parcel on its way.`)
      await audit({ ...shop, db: ctx.db }, 'order.arrive', number, {})
      shop.print(`${number}: ready for collection`)
    }),
}

export const cancelOrder: Command = {
  usage: 'NUMBER REASON',
  summary: 'Cancel an order that has not been sent, give back what was paid, and tell the buyer.',
  run: (shop, [number = '', ...words]) =>
    changeOrder(shop, number, async (ctx, order) => {
      const reason = words.join(' ').trim()
      if (!reason) throw new CommandError('Say why: npm run shop -- orders cancel NUMBER REASON')
      if (!(await isCancellable(ctx.db, order, await findShipments(ctx.db, order.id))))
        throw new CommandError(`Order ${number} is ${order.status}, or something of it has left.`)
      await cancel(ctx, order, reason, 'shop')
      await refundOrder(ctx, order.id, reason)
      await audit({ ...shop, db: ctx.db }, 'order.cancel', number, { reason })
      shop.print(`${number}: ${order.status} -> cancelled`)
    }),
}

const hasParcel = async (db: Database, orderId: number, trackingNumber: string): Promise<boolean> =>
  (await findShipments(db, orderId)).some((one) => one.trackingNumber === trackingNumber)

/** Two parcels with one number would follow each other. */
const refuseKnownParcel = async (db: Database, trackingNumber: string): Promise<void> => {
  const [known] = await db
    .select({ id: orderShipments.id })
    .from(orderShipments)
    .where(eq(orderShipments.trackingNumber, trackingNumber))
  if (known) throw new CommandError(`Another parcel has the number ${trackingNumber}.`)
}

export const advanceOrder: Command = {
  usage: 'NUMBER [PARCEL]',
  summary:
    'Move an order to its next status: finalized, processing, fulfilled. PARCEL is the number of a parcel that leaves.',
  run: (shop, [number = '', parcel]) =>
    changeOrder(shop, number, async (ctx, order) => {
      if (parcel !== undefined) await refuseKnownParcel(ctx.db, parcel)
      const to = await advance(ctx, order, `advanced by ${shop.operator}`, parcel)
      if (!to) throw new CommandError(`Order ${number} is ${order.status}: there is no next step.`)
      if (parcel !== undefined && !(await hasParcel(ctx.db, order.id, parcel)))
        throw new CommandError(`No parcel of order ${number} leaves now, so none gets the number ${parcel}.`)
      await audit({ ...shop, db: ctx.db }, 'order.advance', number, { from: order.status, to })
      shop.print(`${number}: ${order.status} -> ${to}`)
    }),
}
