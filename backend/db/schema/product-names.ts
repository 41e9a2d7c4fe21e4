import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { tsvector } from './columns.ts'
import { products } from './products.ts'

/**
 * The names of the products apart from their texts, so that a search over many rows reads little. Filled where the shop
 * searches with the engine in the database; a trigger of `products` keeps it there.
 */
export const productNames = pgTable(
  'product_names',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Title, subtitle, authors and series without accents. The title comes first. */
    names: text('names').notNull(),
    /** 500 at most. */
    titleLength: integer('title_length').notNull(),
    popularity: integer('popularity').notNull(),
    /** The words of `products.search` but for those of the descriptions. */
    words: tsvector('words').notNull(),
  },
  (table) => [
    index('product_names_words').using('gin', table.words),
    index('product_names_title').on(sql`left(${table.names}, ${table.titleLength}) text_pattern_ops`),
    index('product_names_popularity').on(table.popularity.desc(), table.productId),
  ],
)
