import { desc, eq } from 'drizzle-orm'
import { type OrderStatus, orderStatuses } from '#contracts/orders.ts'
import { orderHistory, orders, payments } from '../db/schema/sales.ts'
import { findDetail } from '../modules/orders/service.ts'
import type { Command } from './command.ts'
import { CommandError } from './shop.ts'

const isStatus = (value: string): value is OrderStatus => orderStatuses.some((status) => status === value)

const statusFilter = (status: string | undefined) => {
  if (status === undefined) return undefined
  if (!isStatus(status)) throw new CommandError(`There is no status ${status}. There are: ${orderStatuses.join(', ')}`)
  return eq(orders.status, status)
}

export const listOrders: Command = {
  usage: '[--status STATUS] [--limit N] [--json]',
  summary: 'The latest orders.',
  run: async ({ db, print }, _args, { json, status, limit }) => {
    const { number, status: at, currency, totalGross, placedAt, uuid } = orders
    const rows = await db.select({ number, status: at, currency, totalGross, placedAt, uuid }).from(orders).where(statusFilter(status)).orderBy(desc(orders.id)).limit(limit)
    if (json) print(JSON.stringify(rows, null, 2))
    else for (const row of rows) print([row.number, row.status.padEnd(13), row.placedAt.toISOString(), String(row.totalGross).padStart(8), row.currency, row.uuid].join('  '))
    return 0
  },
}

export const showOrder: Command = {
  usage: 'NUMBER [--json]',
  summary: 'One order with its history and its payments.',
  run: async ({ db, now, print }, [number = '']) => {
    const [order] = await db.select().from(orders).where(eq(orders.number, number))
    if (!order) throw new CommandError(`There is no order ${number || 'without a number'}.`)
    const history = await db.select().from(orderHistory).where(eq(orderHistory.orderId, order.id)).orderBy(orderHistory.id)
    const attempts = await db.select().from(payments).where(eq(payments.orderId, order.id)).orderBy(payments.attempt)
    const detail = await findDetail({ db, now, locale: order.locale }, order)
    print(JSON.stringify({ ...detail, history: history.map(({ from, to, reason, at }) => ({ from, to, reason, at })), payments: attempts }, null, 2))
    return 0
  },
}
