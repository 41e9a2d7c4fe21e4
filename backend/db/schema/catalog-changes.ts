import { sql } from 'drizzle-orm'
import { index, integer, pgTable, timestamp } from 'drizzle-orm/pg-core'
import { xid8 } from './xid8.ts'

/**
 * Which products changed in which transaction, for the catalogs that processes keep in memory. Written by triggers,
 * so that no way to write is forgotten; kept for a day. Without a product: categories or parameters themselves.
 */
export const catalogChanges = pgTable(
  'catalog_changes',
  {
    xact: xid8('xact')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    productId: integer('product_id'),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('catalog_changes_xact').on(table.xact)],
)
