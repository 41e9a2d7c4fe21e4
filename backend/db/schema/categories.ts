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

/**
 * Where the trade's subjects lead: a code and every longer one that begins with it. Written by `shop setup`, read by
 * imports.
 */
export const categorySubjects = pgTable(
  'category_subjects',
  {
    /** `language` is no scheme of the trade: the category has every book in the language `code`. */
    scheme: text('scheme', {
      enum: ['thema', 'bisac', 'bic', 'clil', 'wgs', 'lcc', 'keyword', 'language'],
    }).notNull(),
    code: text('code').notNull(),
    /** The original language of the works for which it holds; empty for all. */
    original: text('original').notNull().default(''),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.scheme, table.code, table.original] }),
    index('category_subjects_category').on(table.categoryId),
  ],
)
