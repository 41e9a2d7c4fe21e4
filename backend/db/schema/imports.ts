import { index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { products, variants } from './catalogue.ts'

/** What we last heard of each record from each sender: the same words again change nothing. */
export const importRecords = pgTable(
  'import_records',
  {
    sender: text('sender').notNull(),
    reference: text('reference').notNull(),
    variantId: integer('variant_id').notNull().references(() => variants.id, { onDelete: 'cascade' }),
    /** Of the last whole record. Null after a deletion: the same record again brings the book back. */
    putHash: text('put_hash'),
    /** Of the last update of some blocks. */
    patchHash: text('patch_hash'),
  },
  (table) => [primaryKey({ columns: [table.sender, table.reference] }), index('import_records_variant').on(table.variantId)],
)

/** Pictures, samples and films as their publisher names them, not fetched yet. What is shown stands in `assets`. */
export const resourceLinks = pgTable(
  'resource_links',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    productId: integer('product_id').notNull().references(() => products.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['image', 'sample', 'video', 'document'] }).notNull(),
    url: text('url').notNull(),
  },
  (table) => [unique('resource_links_url').on(table.productId, table.url)],
)

/** The book that the publisher sells instead of this one; by ISBN, because it may come later or never. */
export const replacements = pgTable(
  'replacements',
  {
    variantId: integer('variant_id').notNull().references(() => variants.id, { onDelete: 'cascade' }),
    isbn: text('isbn').notNull(),
  },
  (table) => [primaryKey({ columns: [table.variantId, table.isbn] }), index('replacements_isbn').on(table.isbn)],
)
