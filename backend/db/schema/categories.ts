import { type AnyPgColumn, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { both, id } from './columns.ts'
import { products } from './products.ts'

export const categories = pgTable(
  'categories',
  {
    id: id(),
    key: text('key').notNull().unique(),
    parentId: integer('parent_id').references((): AnyPgColumn => categories.id),
    /** The ids from the root to the category itself. Every category below it has its id in the path. */
    path: integer('path').array().notNull(),
    position: smallint('position').notNull(),
    slug: both('slug').notNull(),
    name: both('name').notNull(),
    text: both('text'),
    /** A category of one format lists the variants of that format. */
    format: text('format'),
  },
  (table) => [index('categories_path').using('gin', table.path)],
)

export const productCategories = pgTable(
  'product_categories',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    /** 0 is the main category, the one of the breadcrumbs. */
    position: smallint('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.categoryId] }),
    index('product_categories_category').on(table.categoryId),
  ],
)
