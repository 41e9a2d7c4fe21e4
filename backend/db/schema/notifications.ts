import { date, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Every signed notification as it came. */
export const paymentNotifications = pgTable('payment_notifications', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  provider: text('provider').notNull(),
  headers: jsonb('headers').$type<Record<string, string>>().notNull(),
  body: text('body').notNull(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
})

/** How many notifications without a right signature came on a day: many mean an attack, or a wrong key in the configuration. */
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
