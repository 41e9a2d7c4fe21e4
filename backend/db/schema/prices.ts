import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { at, id } from './columns.ts'
import { organizations } from './organizations.ts'
import { variants } from './variants.ts'

/** One list is the base: it holds the list prices. The prices of the other lists lower them for the customers they are for. */
export const priceLists = pgTable(
  'price_lists',
  {
    id: id(),
    key: text('key').notNull().unique(),
    isBase: boolean('is_base').notNull().default(false),
    /** The segment that the list is for; null for every customer, or for organisations. */
    segment: text('segment', { enum: ['b2c', 'b2b'] }),
    /** The list is for the organisations that are assigned to it, and for nobody while there is none. */
    forOrganizations: boolean('for_organizations').notNull().default(false),
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
      sql`not ${table.isBase} or (${table.segment} is null and not ${table.forOrganizations} and ${table.validFrom} is null and ${table.validUntil} is null)`,
    ),
    check('price_lists_one_audience', sql`${table.segment} is null or not ${table.forOrganizations}`),
    check('price_lists_time', sql`${table.validFrom} < ${table.validUntil}`),
  ],
)

/** The organisations that a price list is for. */
export const priceListOrganizations = pgTable(
  'price_list_organizations',
  {
    priceListId: integer('price_list_id')
      .notNull()
      .references(() => priceLists.id, { onDelete: 'cascade' }),
    organizationId: integer('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.priceListId] }),
    index('price_list_organizations_list').on(table.priceListId),
  ],
)

/**
 * In minor units. One of the two amounts is given, the other one is computed from it once and stored: prices for readers
 * are given gross, prices for institutions net (`isGivenNet`).
 */
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
    /** The price holds from so many copies in a line on. The base list has one price for any number. */
    fromQuantity: integer('from_quantity').notNull().default(1),
    gross: integer('gross').notNull(),
    net: integer('net').notNull(),
    originalGross: integer('original_gross'),
    originalNet: integer('original_net'),
    lowest30Gross: integer('lowest30_gross'),
    lowest30Net: integer('lowest30_net'),
    since: timestamp('since', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.variantId, table.currency, table.priceListId, table.fromQuantity] }),
    index('prices_list').on(table.priceListId),
    check('prices_from_quantity', sql`${table.fromQuantity} >= 1`),
    check('prices_positive', sql`${table.gross} >= 0 and ${table.net} >= 0 and ${table.net} <= ${table.gross}`),
  ],
)

/** Every list price that was ever valid, for the 30-day rule. */
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

/** Prices of imports that are so far from the price of today that an operator decides about them (docs/decisions/0073). */
export const heldPrices = pgTable(
  'held_prices',
  {
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    currency: text('currency', { enum: ['HUF', 'EUR'] }).notNull(),
    gross: integer('gross').notNull(),
    originalGross: integer('original_gross'),
    /** The sender of the message that wants it. */
    sender: text('sender').notNull(),
    since: at('since').notNull(),
    /** A refused price stays here, so that it is not held again. */
    isRefused: boolean('is_refused').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.variantId, table.currency] }),
    check('held_prices_positive', sql`${table.gross} >= 0`),
  ],
)
