import { sql } from 'drizzle-orm'
import { index, integer, pgTable, smallint, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, currency, id } from './columns.ts'
import { orders } from './orders.ts'

/** One row for each attempt to pay. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    uuid: uuid('uuid').notNull().unique(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    attempt: smallint('attempt').notNull(),
    /** The key of its payment method. */
    method: text('method').notNull(),
    /** The name of the attempt at the provider: order number and attempt. */
    orderRef: text('order_ref').notNull().unique(),
    providerId: text('provider_id'),
    paymentUrl: text('payment_url'),
    currency: currency(),
    amount: integer('amount').notNull(),
    status: text('status', { enum: ['created', 'in_progress', 'paid', 'not_paid'] }).notNull(),
    result: text('result', { enum: ['PENDING', 'ERROR', 'TIMEOUT', 'CANCELED', 'SUCCESSFUL'] }),
    payBy: at('pay_by'),
    /** Until then one process talks to the provider about the payment, and no other process does. */
    claimedUntil: at('claimed_until'),
    createdAt: at('created_at').notNull(),
    /** When its result became known; null as long as it is open. */
    completedAt: at('completed_at'),
  },
  (table) => [
    unique('payments_attempt').on(table.orderId, table.attempt),
    /** An order is paid only once. */
    uniqueIndex('payments_paid_once')
      .on(table.orderId)
      .where(sql`${table.status} = 'paid'`),
    /** A provider that names a payment by its own number only (Barion). */
    index('payments_provider').on(table.method, table.providerId),
    /** What organisations owe. */
    index('payments_transfer')
      .on(table.orderId)
      .where(sql`${table.method} = 'transfer' and ${table.status} = 'created'`),
    index('payments_open')
      .on(table.payBy)
      .where(sql`${table.status} in ('created', 'in_progress')`),
  ],
)

/** Money that is given back, by a job: the payments of orders that could not be fulfilled, and what an operator decides. */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payments.id),
    /** An `automatic` refund returns the whole payment, a `manual` one what an operator says. */
    kind: text('kind', { enum: ['automatic', 'manual'] })
      .notNull()
      .default('automatic'),
    amount: integer('amount').notNull(),
    reason: text('reason').notNull(),
    status: text('status', { enum: ['due', 'done'] })
      .notNull()
      .default('due'),
    /** Until then one process talks to the provider about it, and no other process does. */
    claimedUntil: at('claimed_until'),
    at: at('at').notNull(),
  },
  (table) => [
    uniqueIndex('refunds_automatic_once')
      .on(table.paymentId)
      .where(sql`${table.kind} = 'automatic'`),
    /** A command that is typed twice gives the money back once. */
    unique('refunds_once').on(table.paymentId, table.reason),
  ],
)
