import { asc, eq, sql } from 'drizzle-orm'
import type { Locale } from '#contracts/shop.ts'
import type { Database } from '../../db/connect.ts'
import { orderItems } from '../../db/schema/orders.ts'
import { paymentMethods } from '../../db/schema/payment-methods.ts'
import { payments, refunds } from '../../db/schema/payments.ts'
import { findAdjustments, isDigital, type OrderRow } from '../orders/service.ts'
import type { NewLine } from './rules/reverse-lines.ts'

const lineOf = (line: Omit<NewLine, 'position' | 'net' | 'gross'>, position: number): NewLine => ({
  ...line,
  position,
  net: line.unitNet * line.quantity,
  gross: line.unitGross * line.quantity,
})

/**
 * The lines of an order's invoice: its items, then its costs and discounts, as the order stores them. No other code of
 * this module reads amounts of orders. A discount is negative; a cost of nothing is no line.
 */
export const readOrderLines = async (db: Database, orderId: number, locale: Locale): Promise<NewLine[]> => {
  const items = await db.select().from(orderItems).where(eq(orderItems.orderId, orderId)).orderBy(asc(orderItems.id))
  const adjustments = await findAdjustments(db, orderId)
  const books = items.map((item) => ({
    orderItemId: item.id,
    kind: 'item' as const,
    nature: isDigital(item.format) ? ('service' as const) : ('product' as const),
    name: item.name,
    note: item.authors,
    sku: item.sku,
    quantity: item.quantity,
    vatRate: item.vatRate,
    unitNet: item.unitNet,
    unitGross: item.unitGross,
  }))
  const others = adjustments
    .filter(({ gross, net }) => gross !== 0 || net !== 0)
    .map(({ itemId, kind, name, vatRate, gross, net }) => ({
      orderItemId: itemId,
      kind,
      nature: 'service' as const,
      name: name?.[locale] ?? '',
      note: items.find(({ id }) => id === itemId)?.name ?? '',
      sku: null,
      quantity: 1,
      vatRate,
      unitNet: net,
      unitGross: gross,
    }))
  return [...books, ...others].map((line, index) => lineOf(line, index + 1))
}

export const readPaymentMethod = async (db: Database, { paymentMethodId }: OrderRow) => {
  const [method] = await db.select().from(paymentMethods).where(eq(paymentMethods.id, paymentMethodId))
  if (!method?.name) throw new Error(`There is no payment method ${paymentMethodId}`)
  return { key: method.key, name: method.name }
}

export interface Money {
  /** Paid, and not meant to be paid back as a whole. */
  isPaid: boolean
  /** Paid at any time. */
  hasPaid: boolean
  isPaidBack: boolean
}

export const readMoney = async (db: Database, orderId: number): Promise<Money> => {
  const { rows } = await db.execute<{ [Key in keyof Money]: boolean }>(sql`
    select count(*) > 0 as "hasPaid",
      coalesce(bool_or(coalesce(r.amount, 0) < p.amount), false) as "isPaid",
      coalesce(bool_or(r.done), false) as "isPaidBack"
    from ${payments} p left join lateral (
      select sum(amount) as amount, bool_or(status = 'done') as done from ${refunds} where payment_id = p.id) r on true
    where p.order_id = ${orderId} and p.status = 'paid'`)
  return rows[0] ?? { isPaid: false, hasPaid: false, isPaidBack: false }
}
