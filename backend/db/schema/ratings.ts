import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, smallint, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { products } from './products.ts'
import { variants } from './variants.ts'
import { users } from './customers.ts'
import { orders } from './orders.ts'

/** What a reader thinks of a book: one rating a reader and product; of who bought without an account, one an order and product. */
export const ratings = pgTable(
  'ratings',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    /** Null for the demo catalog's ratings and for an erased account. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The order that was placed without an account. */
    orderId: integer('order_id').references(() => orders.id),
    displayName: text('display_name').notNull(),
    stars: smallint('stars').notNull(),
    title: text('title'),
    text: text('text'),
    locale: text('locale', { enum: ['hu', 'en'] }).notNull(),
    verified: boolean('verified').notNull(),
    status: text('status', { enum: ['waiting', 'approved', 'refused'] }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('ratings_reader').on(table.userId, table.productId),
    unique('ratings_order').on(table.orderId, table.productId),
    index('ratings_product').on(table.productId, table.status),
    check('ratings_stars', sql`${table.stars} between 1 and 5`),
  ],
)

/** The rating of the purchase, one for each order. Only the shop sees it. */
export const orderRatings = pgTable(
  'order_ratings',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.id),
    stars: smallint('stars').notNull(),
    text: text('text'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [check('order_ratings_stars', sql`${table.stars} between 1 and 5`)],
)
