import { sql } from 'drizzle-orm'
import { index, integer, pgTable, timestamp } from 'drizzle-orm/pg-core'
import { xid8 } from './xid8.ts'

/**
 * Which products changed in which transaction, for the catalogues that processes keep in memory. Written by triggers,
 * so that no way to write is forgotten; kept for a day. Without a product: categories or parameters themselves.
 */
export const catalogueChanges = pgTable(
  'catalogue_changes',
  {
    xact: xid8('xact')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    productId: integer('product_id'),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('catalogue_changes_xact').on(table.xact)],
)
