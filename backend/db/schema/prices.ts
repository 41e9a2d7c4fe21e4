import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { id } from './columns.ts'
import { variants } from './variants.ts'

export const priceLists = pgTable('price_lists', {
  id: id(),
  key: text('key').notNull().unique(),
})

/** In minor units. The gross price is the given one; the net price is computed from it once and stored. */
export const prices = pgTable(
  'prices',
  {
    priceListId: integer('price_list_id')
      .notNull()
      .references(() => priceLists.id),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    currency: text('currency', { enum: ['HUF', 'EUR'] }).notNull(),
    gross: integer('gross').notNull(),
    net: integer('net').notNull(),
    originalGross: integer('original_gross'),
    originalNet: integer('original_net'),
    lowest30Gross: integer('lowest30_gross'),
    lowest30Net: integer('lowest30_net'),
    since: timestamp('since', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.variantId, table.currency, table.priceListId] }),
    check('prices_positive', sql`${table.gross} >= 0 and ${table.net} >= 0 and ${table.net} <= ${table.gross}`),
  ],
)

/** Every price that was ever valid, for the 30-day rule. */
export const priceHistory = pgTable(
  'price_history',
  {
    id: id(),
    priceListId: integer('price_list_id')
      .notNull()
      .references(() => priceLists.id),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    currency: text('currency', { enum: ['HUF', 'EUR'] }).notNull(),
    gross: integer('gross').notNull(),
    net: integer('net').notNull(),
    since: timestamp('since', { withTimezone: true }).notNull(),
  },
  (table) => [index('price_history_variant').on(table.variantId, table.currency, table.since)],
)
