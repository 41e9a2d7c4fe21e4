import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { at } from './columns.ts'
import { orders } from './orders.ts'

/**
 * What providers of measuring call the browser of an order whose buyer has agreed to be measured, and what they have
 * been told of the order. The rows are personal data and go after a while.
 */
export const orderAnalytics = pgTable(
  'order_analytics',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.id),
    clientId: text('client_id'),
    sessionId: text('session_id'),
    fbp: text('fbp'),
    fbc: text('fbc'),
    userAgent: text('user_agent'),
    page: text('page'),
    consentedAt: at('consented_at').notNull(),
    /** When each provider has got the purchase. */
    ga4SentAt: at('ga4_sent_at'),
    metaSentAt: at('meta_sent_at'),
    /** The refunds that were sent: the numbers of withdrawals, or `cancelled`. */
    refundsSent: text('refunds_sent')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Until then one process sends, and the others wait. */
    claimedUntil: at('claimed_until'),
  },
  (table) => [index('order_analytics_consented').on(table.consentedAt)],
)
