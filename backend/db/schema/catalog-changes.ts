import { sql } from 'drizzle-orm'
import { index, integer, pgTable, timestamp } from 'drizzle-orm/pg-core'
import { xid8 } from './xid8.ts'

/**
 * The products that a transaction has changed, for processes that have the catalog in memory. Triggers write the rows,
 * so that every way of writing is covered. Rows are deleted after a day. Without a product: categories or parameters
 * themselves.
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
