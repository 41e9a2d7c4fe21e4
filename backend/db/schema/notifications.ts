import { date, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Every notification as it came, if it was signed or named a payment of ours. */
export const paymentNotifications = pgTable('payment_notifications', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  provider: text('provider').notNull(),
  headers: jsonb('headers').$type<Record<string, string>>().notNull(),
  body: text('body').notNull(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
})

/** How many others came on a day: many mean an attack, or a wrong key in the configuration. */
export const refusedNotifications = pgTable(
  'refused_notifications',
  {
    provider: text('provider').notNull(),
    /** In UTC. */
    day: date('day').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.day] })],
)
