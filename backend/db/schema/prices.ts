import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { at, id } from './columns.ts'
import { variants } from './variants.ts'

/** One list is the base: it holds the list prices. The prices of the other lists replace them for the customers they are for. */
export const priceLists = pgTable(
  'price_lists',
  {
    id: id(),
    key: text('key').notNull().unique(),
    isBase: boolean('is_base').notNull().default(false),
    /** The segment that the list is for; null for every customer. */
    segment: text('segment', { enum: ['b2c', 'b2b'] }),
    /** From then on; null without a beginning. */
    validFrom: at('valid_from'),
    /** Until then, exclusive; null without an end. */
    validUntil: at('valid_until'),
  },
  (table) => [
    uniqueIndex('price_lists_base')
      .on(table.isBase)
      .where(sql`${table.isBase}`),
    check(
      'price_lists_base_for_all',
      sql`not ${table.isBase} or (${table.segment} is null and ${table.validFrom} is null and ${table.validUntil} is null)`,
    ),
  ],
)

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
