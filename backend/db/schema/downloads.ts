import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core'
import { orderItems } from './orders.ts'

/** How often the file of an ordered e-book or audiobook was fetched. The first time ends the right of withdrawal. */
export const downloads = pgTable('downloads', {
  orderItemId: integer('order_item_id')
    .primaryKey()
    .references(() => orderItems.id),
  count: integer('count').notNull(),
  firstAt: timestamp('first_at', { withTimezone: true }).notNull(),
  lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
})
