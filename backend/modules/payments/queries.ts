import { and, desc, eq, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'
import { orders } from '../../db/schema/orders.ts'
import { payments, refunds } from '../../db/schema/payments.ts'

export type PaymentRow = typeof payments.$inferSelect
type Changes = Partial<typeof payments.$inferInsert>

const first = async (db: Database, where: SQL | undefined): Promise<PaymentRow | undefined> =>
  (await db.select().from(payments).where(where))[0]

export const selectByUuid = (db: Database, uuid: string) => first(db, eq(payments.uuid, uuid))
export const selectByOrderRef = (db: Database, orderRef: string) => first(db, eq(payments.orderRef, orderRef))

/** By the number that the provider gave it. */
export const selectByProviderId = (db: Database, method: string, providerId: string) =>
  first(db, and(eq(payments.method, method), eq(payments.providerId, providerId)))

export const selectLatestAttempt = async (db: Database, orderId: number): Promise<PaymentRow | undefined> =>
  (await db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(desc(payments.attempt)).limit(1))[0]

/**
 * The attempt of each order that tells how it is paid: on delivery, or the one that has paid it, which need not be the
 * latest. Without either it is the latest.
 */
export const selectMainAttempts = (db: Database, orderIds: readonly number[]): Promise<PaymentRow[]> =>
  db
    .selectDistinctOn([payments.orderId])
    .from(payments)
    .where(inArray(payments.orderId, [...orderIds]))
    .orderBy(
      payments.orderId,
      desc(inArray(payments.method, ['cash_on_delivery', 'transfer'])),
      desc(eq(payments.status, 'paid')),
      desc(payments.attempt),
    )

/** The same of one order. */
export const selectMainAttempt = async (db: Database, orderId: number): Promise<PaymentRow | undefined> =>
  (await selectMainAttempts(db, [orderId]))[0]

export const insertAttempt = async (db: Database, values: typeof payments.$inferInsert): Promise<PaymentRow> => {
  const [row] = await db.insert(payments).values(values).returning()
  if (!row) throw new Error('An inserted payment came back empty')
  return row
}

export const lockPayment = async (db: Database, id: number): Promise<PaymentRow | undefined> =>
  (await db.select().from(payments).where(eq(payments.id, id)).for('update'))[0]

/** Whether another attempt has paid the order, or it will be paid on delivery. */
export const isServedOtherwise = async (db: Database, { id, orderId }: PaymentRow): Promise<boolean> => {
  const other = or(eq(payments.status, 'paid'), inArray(payments.method, ['cash_on_delivery', 'transfer']))
  return (await first(db, and(eq(payments.orderId, orderId), ne(payments.id, id), other))) !== undefined
}

export const hasPaid = async (db: Database, orderId: number): Promise<boolean> =>
  (await first(db, and(eq(payments.orderId, orderId), eq(payments.status, 'paid')))) !== undefined

export const updatePayment = async (db: Database, id: number, changes: Changes): Promise<void> => {
  await db.update(payments).set(changes).where(eq(payments.id, id))
}

/** One caller at a time may start an attempt. The claim of a caller that died ends at `until`. */
export const claimStart = async (
  db: Database,
  id: number,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> => {
  const claimed = await db
    .update(payments)
    .set({ claimedUntil: until })
    .where(
      and(
        eq(payments.id, id),
        eq(payments.status, 'created'),
        isNull(payments.paymentUrl),
        or(isNull(payments.claimedUntil), lt(payments.claimedUntil, now)),
      ),
    )
    .returning({ id: payments.id })
  return claimed.length === 1
}

/** A started attempt is in progress, unless its result was known before the start's answer came. */
export const saveStarted = async (
  db: Database,
  id: number,
  started: { providerId: string; paymentUrl: string },
): Promise<void> => {
  await db
    .update(payments)
    .set({
      ...started,
      claimedUntil: null,
      status: sql`case when ${payments.status} = 'created' then 'in_progress' else ${payments.status} end`,
    })
    .where(eq(payments.id, id))
}

export const closeOpenAttempts = async (db: Database, orderId: number, at: Date): Promise<void> => {
  await db
    .update(payments)
    .set({ status: 'not_paid', result: 'CANCELED', completedAt: at })
    .where(and(eq(payments.orderId, orderId), inArray(payments.status, ['created', 'in_progress'])))
}

/**
 * Open payments that no process has asked about lately. Two processes get different payments, and the older a payment
 * is, the more seldom it is due. An attempt that no visitor has seen is due when its time is over.
 */
export const claimDue = async (
  db: Database,
  { methods, now, startedBefore, max }: { methods: readonly string[]; now: Date; startedBefore: Date; max: number },
): Promise<PaymentRow[]> => {
  const due = db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        inArray(payments.method, [...methods]),
        or(
          and(eq(payments.status, 'in_progress'), lt(payments.createdAt, startedBefore)),
          and(eq(payments.status, 'created'), lt(payments.payBy, now)),
        ),
        or(isNull(payments.claimedUntil), lt(payments.claimedUntil, now)),
      ),
    )
    .orderBy(payments.id)
    .limit(max)
    .for('update', { skipLocked: true })
  const at = sql`${now.toISOString()}::timestamptz`
  return db
    .update(payments)
    .set({ claimedUntil: sql`${at} + greatest(interval '15 seconds', (${at} - ${payments.createdAt}) / 10)` })
    .where(inArray(payments.id, due))
    .returning()
}

type NewRefund = Pick<typeof refunds.$inferInsert, 'paymentId' | 'kind' | 'amount' | 'reason' | 'at'>

/** @returns its id; undefined if it is known already */
export const insertRefund = async (db: Database, refund: NewRefund): Promise<number | undefined> =>
  (await db.insert(refunds).values(refund).onConflictDoNothing().returning({ id: refunds.id }))[0]?.id

/** What is given back of a payment, or will be. The caller has locked the payment. */
export const sumRefunds = async (db: Database, paymentId: number): Promise<number> =>
  (
    await db
      .select({ sum: sql<number>`coalesce(sum(${refunds.amount}), 0)::int` })
      .from(refunds)
      .where(eq(refunds.paymentId, paymentId))
  )[0]?.sum ?? 0

export const selectPaid = async (db: Database, orderId: number): Promise<PaymentRow | undefined> =>
  first(db, and(eq(payments.orderId, orderId), eq(payments.status, 'paid')))

interface DueRefund {
  payment: PaymentRow
  amount: number
  refundedBefore: number
}

/**
 * One process at a time may talk to a provider about the refunds of a payment, the oldest first. The claim of a process
 * that died ends at `until`.
 * @returns `wait` while another refund of the payment comes first, undefined if there is nothing to do
 */
export const claimRefund = async (
  db: Database,
  id: number,
  { now, until }: { now: Date; until: Date },
): Promise<DueRefund | 'wait' | undefined> => {
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, id))
  if (refund?.status !== 'due') return undefined
  const earlier = sql`exists (select 1 from ${refunds} earlier where earlier.payment_id = ${refund.paymentId} and earlier.status = 'due' and earlier.id < ${id})`
  const claimed = await db
    .update(refunds)
    .set({ claimedUntil: until })
    .where(
      and(
        eq(refunds.id, id),
        eq(refunds.status, 'due'),
        or(isNull(refunds.claimedUntil), lt(refunds.claimedUntil, now)),
        sql`not ${earlier}`,
      ),
    )
    .returning({ id: refunds.id })
  const payment = await first(db, eq(payments.id, refund.paymentId))
  if (claimed.length === 0 || !payment) return 'wait'
  const [done] = await db
    .select({ sum: sql<number>`coalesce(sum(${refunds.amount}), 0)::int` })
    .from(refunds)
    .where(and(eq(refunds.paymentId, refund.paymentId), eq(refunds.status, 'done')))
  return { payment, amount: refund.amount, refundedBefore: done?.sum ?? 0 }
}

export const releaseRefund = async (db: Database, id: number): Promise<void> => {
  await db.update(refunds).set({ claimedUntil: null }).where(eq(refunds.id, id))
}

/** Oldest first. */
export const findDueRefunds = (db: Database) =>
  db
    .select({
      id: refunds.id,
      number: orders.number,
      amount: refunds.amount,
      currency: payments.currency,
      reason: refunds.reason,
      at: refunds.at,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(refunds.status, 'due'))
    .orderBy(refunds.id)

export const markRefunded = async (db: Database, id: number): Promise<void> => {
  await db.update(refunds).set({ status: 'done' }).where(eq(refunds.id, id))
}
