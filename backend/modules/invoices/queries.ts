import { and, asc, desc, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { InvoiceStatus } from '#contracts/invoice-parts.ts'
import type { Database } from '../../db/connect.ts'
import { invoiceCounters, invoiceHistory, invoiceLines, invoiceReports, invoices } from '../../db/schema/invoices.ts'
import { orders } from '../../db/schema/orders.ts'
import { payments, refunds } from '../../db/schema/payments.ts'
import type { LineRow, NewLine } from './rules/reverse-lines.ts'

export type InvoiceRow = typeof invoices.$inferSelect

/** Locks the counter of the year until the caller's transaction ends, so that a number that is not used is not lost. */
export const nextNumber = async (
  db: Database,
  year: number,
  today: string,
): Promise<{ counter: number; issuedOn: string }> => {
  const [row] = await db
    .insert(invoiceCounters)
    .values({ year, last: 1, lastOn: today })
    .onConflictDoUpdate({
      target: invoiceCounters.year,
      // The clock of another machine may be a little ahead: a later number never has an earlier day.
      set: {
        last: sql`${invoiceCounters.last} + 1`,
        lastOn: sql`greatest(${invoiceCounters.lastOn}, excluded.last_on)`,
      },
    })
    .returning({ counter: invoiceCounters.last, issuedOn: invoiceCounters.lastOn })
  if (!row) throw new Error('The counter of invoices came back empty')
  return row
}

export const insertHistory = async (db: Database, values: typeof invoiceHistory.$inferInsert): Promise<void> => {
  await db.insert(invoiceHistory).values(values)
}

export const insertInvoice = async (
  db: Database,
  values: typeof invoices.$inferInsert,
  lines: readonly NewLine[],
): Promise<InvoiceRow> => {
  const [row] = await db.insert(invoices).values(values).returning()
  if (!row) throw new Error('An inserted invoice came back empty')
  await db.insert(invoiceLines).values(lines.map((line) => ({ ...line, invoiceId: row.id })))
  await db.insert(invoiceReports).values({ invoiceId: row.id, nextTryAt: row.issuedAt })
  await insertHistory(db, { invoiceId: row.id, from: null, to: row.status, reason: 'issued', at: row.issuedAt })
  return row
}

/** @returns whether it still had the status `from` */
export const updateStatus = async (
  db: Database,
  id: number,
  from: InvoiceStatus,
  to: InvoiceStatus,
): Promise<boolean> => {
  const moved = await db
    .update(invoices)
    .set({ status: to })
    .where(and(eq(invoices.id, id), eq(invoices.status, from)))
    .returning({ id: invoices.id })
  return moved.length === 1
}

/** Every invoice, correction and storno of an order, the earliest first. */
export const selectByOrder = (db: Database, orderId: number): Promise<InvoiceRow[]> =>
  db.select().from(invoices).where(eq(invoices.orderId, orderId)).orderBy(asc(invoices.id))

/** With the orders that they belong to, the earliest first. */
export const selectByOrders = (db: Database, orderIds: readonly number[]) =>
  db
    .select({ invoice: invoices, orderUuid: orders.uuid })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(inArray(invoices.orderId, [...orderIds]))
    .orderBy(asc(invoices.id))

/** @param whose the orders whose invoices are meant */
export const selectByOwner = (
  db: Database,
  whose: SQL,
  { before, limit }: { before: number | undefined; limit: number },
) =>
  db
    .select({ invoice: invoices, orderUuid: orders.uuid })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(and(whose, before === undefined ? undefined : lt(invoices.id, before)))
    .orderBy(desc(invoices.id))
    .limit(limit)

export const countByOwner = async (db: Database, whose: SQL): Promise<number> =>
  (
    await db
      .select({ count: sql<number>`count(*)::int` })
      .from(invoices)
      .innerJoin(orders, eq(orders.id, invoices.orderId))
      .where(whose)
  )[0]?.count ?? 0

export const selectById = async (db: Database, id: number): Promise<InvoiceRow | undefined> =>
  (await db.select().from(invoices).where(eq(invoices.id, id)))[0]

export const selectByUuid = async (db: Database, uuid: string): Promise<InvoiceRow | undefined> =>
  (await db.select().from(invoices).where(eq(invoices.uuid, uuid)))[0]

export const selectByNumber = async (db: Database, number: string): Promise<InvoiceRow | undefined> =>
  (await db.select().from(invoices).where(eq(invoices.number, number)))[0]

/** The latest first. */
export const selectLatest = (
  db: Database,
  { status, limit }: { status: InvoiceStatus | undefined; limit: number },
): Promise<InvoiceRow[]> =>
  db
    .select()
    .from(invoices)
    .where(status && eq(invoices.status, status))
    .orderBy(desc(invoices.id))
    .limit(limit)

export const selectLines = (db: Database, invoiceIds: readonly number[]): Promise<LineRow[]> =>
  db
    .select()
    .from(invoiceLines)
    .where(inArray(invoiceLines.invoiceId, [...invoiceIds]))
    .orderBy(asc(invoiceLines.invoiceId), asc(invoiceLines.position))

/** What the shop has given back of an order on purpose, and no correction names yet. The oldest first. */
export const selectUncorrected = (db: Database, orderId: number) =>
  db
    .select({ id: refunds.id, amount: refunds.amount, reason: refunds.reason })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .leftJoin(invoices, eq(invoices.refundId, refunds.id))
    .where(
      and(eq(payments.orderId, orderId), eq(refunds.kind, 'manual'), eq(refunds.status, 'done'), isNull(invoices.id)),
    )
    .orderBy(asc(refunds.id))

/** The orders of invoices that still lack their document, or whose day to pay has passed. */
export const selectUnfinished = async (
  db: Database,
  { before, today, max }: { before: Date; today: string; max: number },
): Promise<number[]> => {
  const rows = await db
    .selectDistinct({ orderId: invoices.orderId })
    .from(invoices)
    .where(
      or(
        and(eq(invoices.status, 'created'), lt(invoices.issuedAt, before)),
        and(eq(invoices.status, 'accepted'), lt(invoices.dueOn, today)),
      ),
    )
    .limit(max)
  return rows.map(({ orderId }) => orderId)
}
