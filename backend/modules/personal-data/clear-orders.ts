import { and, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { BillingForm, ContactForm } from '#contracts/checkout-forms.ts'
import type { Database } from '../../db/connect.ts'
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

/** Nothing is to be done with it any more: it has come to its end, and nothing of it waits for the shop. */
const isOver = (before: Date): SQL => sql`${orders.status} in ('fulfilled', 'cancelled')
  and not exists (select from ${orderHistory} where ${orderHistory.orderId} = ${orders.id} and ${orderHistory.at} >= ${before})
  and not exists (select from ${withdrawals} where ${withdrawals.orderId} = ${orders.id}
    and (${withdrawals.acceptedAt} is null or ${withdrawals.acceptedAt} >= ${before}))
  and not exists (select from ${refunds} join ${payments} on ${payments.id} = ${refunds.paymentId}
    where ${payments.orderId} = ${orders.id} and ${refunds.status} = 'due')`

/**
 * Empties what names the customer in orders of deleted accounts whose last move is older than `before`. The money and
 * the books stay; the invoices have names of their own.
 * @returns how many orders were emptied
 */
export const clearErasedOrders = async ({ db }: { db: Database }, before: Date): Promise<number> => {
  const cleared = await db
    .update(orders)
    .set({ contact: noContact, billing: noBilling, address: null, pickupPoint: null })
    .where(and(isNotNull(orders.erasedAt), sql`${orders.contact}->>'email' <> ''`, isOver(before)))
    .returning({ id: orders.id })
  const ids = cleared.map(({ id }) => id)
  if (ids.length === 0) return 0
  await db.update(withdrawals).set({ name: '', email: '', reason: null }).where(inArray(withdrawals.orderId, ids))
  await db.update(orderRatings).set({ text: null }).where(inArray(orderRatings.orderId, ids))
  return ids.length
}
