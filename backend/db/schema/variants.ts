import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { formats } from '../../../contracts/shop.ts'
import type { Edition, OwnFacts } from './book-facts.ts'
import { id } from './columns.ts'
import { products } from './products.ts'

/** What has an SKU, a price and a stock. A product may have several editions of one format. */
export const variants = pgTable(
  'variants',
  {
    id: id(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    sku: text('sku').notNull().unique(),
    isbn: text('isbn').unique(),
    format: text('format', { enum: formats }).notNull(),
    type: text('type', { enum: ['physical', 'virtual'] }).notNull(),
    /** Percent. */
    vatRate: smallint('vat_rate').notNull(),
    /** Null for what is announced without a day. */
    publishedOn: date('published_on'),
    pages: smallint('pages'),
    minutes: smallint('minutes'),
    /** Millimetres. */
    width: smallint('width'),
    height: smallint('height'),
    /** Grams. */
    weight: integer('weight'),
    /** The number and kind of the edition, where its record states them. */
    edition: jsonb('edition').$type<Edition>(),
    /** Null where the product's facts are its own, too. */
    ownFacts: jsonb('own_facts').$type<OwnFacts>(),
    active: boolean('active').notNull().default(true),
    /** An operator has put it into its product, or taken it out of another one: imports leave it there. */
    groupedByHand: text('grouped_by_hand', { enum: ['merged', 'split'] }),
  },
  (table) => [index('variants_product').on(table.productId, table.format)],
)

/** What a package variant holds. */
export const packageItems = pgTable(
  'package_items',
  {
    packageId: integer('package_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id),
    quantity: smallint('quantity').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.packageId, table.variantId] }),
    check('package_items_quantity', sql`${table.quantity} > 0`),
  ],
)
