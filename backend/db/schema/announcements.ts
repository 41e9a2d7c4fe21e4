import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { xid8 } from './xid8.ts'

/**
 * Changes by the tags of `lib/api/cache-tags.ts`, for storefronts that cache pages. A row is written in the transaction
 * of the change and deleted after two hours.
 */
export const announcements = pgTable(
  'announcements',
  {
    xact: xid8('xact')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    tags: text('tags').array().notNull(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('announcements_xact').on(table.xact), index('announcements_at').on(table.at)],
)
