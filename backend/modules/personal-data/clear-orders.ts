import { and, asc, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import type { BillingForm, ContactForm } from '#contracts/checkout-forms.ts'
import type { Database } from '../../db/connect.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { ok } from '../../kernel/result.ts'
import { orderHistory, orders } from '../../db/schema/orders.ts'
import { payments, refunds } from '../../db/schema/payments.ts'
import { orderRatings } from '../../db/schema/ratings.ts'
import { withdrawals } from '../../db/schema/withdrawals.ts'

const noContact: ContactForm = { email: '', firstName: '', lastName: '', phone: '' }
const noBilling: BillingForm = {
  type: 'personal',
  firstName: '',
  lastName: '',
  country: 'HU',
  ZIPCode: '',
  city: '',
  addressLine: '',
}

/** The order was fulfilled or cancelled before this moment, and no withdrawal or refund of it waits. */
const isOver = (before: Date): SQL => sql`${orders.status} in ('fulfilled', 'cancelled')
  and not exists (select from ${orderHistory} where ${orderHistory.orderId} = ${orders.id} and ${orderHistory.at} >= ${before})
  and not exists (select from ${withdrawals} where ${withdrawals.orderId} = ${orders.id}
    and (${withdrawals.acceptedAt} is null or ${withdrawals.acceptedAt} >= ${before}))
  and not exists (select from ${refunds} join ${payments} on ${payments.id} = ${refunds.paymentId}
    where ${payments.orderId} = ${orders.id} and ${refunds.status} = 'due')`

/** Orders of one transaction: a large round must not hold its locks for long, and goes on where it was interrupted. */
const batch = 500

/** @returns how many orders were emptied; zero where none is left */
const clearBatch = async (db: Database, where: SQL | undefined): Promise<number> => {
  const named = sql`${orders.contact}->>'email' <> ''`
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(where, named))
    .orderBy(asc(orders.id))
    .limit(batch)
    .for('update', { skipLocked: true })
  const ids = due.map(({ id }) => id)
  if (ids.length === 0) return 0
  await db
    .update(orders)
    .set({ contact: noContact, billing: noBilling, address: null, pickupPoint: null })
    .where(inArray(orders.id, ids))
  await db.update(withdrawals).set({ name: '', email: '', reason: null }).where(inArray(withdrawals.orderId, ids))
  await db.update(orderRatings).set({ text: null }).where(inArray(orderRatings.orderId, ids))
  return ids.length
}

/**
 * Empties what names the customer. The money and the books stay; the invoices have names of their own.
 * @returns how many orders were emptied
 */
const clear = async (ctx: { db: Database }, where: SQL | undefined): Promise<number> => {
  let total = 0
  for (;;) {
    const cleared = await inTransaction(ctx, async ({ db }) => ok(await clearBatch(db, where)))
    const count = cleared.ok ? cleared.value : 0
    total += count
    if (count < batch) return total
  }
}

/** Orders of deleted accounts whose last move is older than `before`. */
export const clearErasedOrders = (ctx: { db: Database }, before: Date): Promise<number> =>
  clear(ctx, and(isNotNull(orders.erasedAt), isOver(before)))

/** All orders whose last move is older than `before`. The order stays in the customer's list, without its names. */
export const clearOldOrders = (ctx: { db: Database }, before: Date): Promise<number> =>
  clear(ctx, and(lt(orders.placedAt, before), isOver(before)))
