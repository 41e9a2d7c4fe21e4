import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, smallint, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { variants } from './variants.ts'

/** The last content of each record from each sender. The same content again changes nothing. */
export const importRecords = pgTable(
  'import_records',
  {
    sender: text('sender').notNull(),
    reference: text('reference').notNull(),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    /** Of the last whole record. Null after a deletion: the same record again brings the book back. */
    putHash: text('put_hash'),
    /** Of the last update of some blocks. */
    patchHash: text('patch_hash'),
    /** Of the message with the record's last content, and its number among the sender's; null where the message does not say it. */
    sentAt: timestamp('sent_at', { withTimezone: true }),
    messageNumber: integer('message_number'),
    /** Whether somebody else sent it. The shop's own tables and exports are no feeds. */
    isFeed: boolean('is_feed').notNull().default(false),
    /** When its sender named the variant first. */
    since: timestamp('since', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.sender, table.reference] }),
    index('import_records_variant').on(table.variantId),
  ],
)

/** Other formats of its text that a variant's record names; by ISBN, because they may come later or never. */
export const alternativeFormats = pgTable(
  'alternative_formats',
  {
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    isbn: text('isbn').notNull(),
  },
  (table) => [primaryKey({ columns: [table.variantId, table.isbn] }), index('alternative_formats_isbn').on(table.isbn)],
)

/**
 * Pictures, samples and films as the record of a variant names them. Written by imports, fetched by modules/resources;
 * what is shown of them stands in `assets` and as the cover of the product.
 */
export const resourceLinks = pgTable(
  'resource_links',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['image', 'sample', 'video', 'document'] }).notNull(),
    /** What an image shows; `person` is the author, whose page it is for. */
    view: text('view', { enum: ['front', 'back', 'inside', 'other', 'person'] }),
    url: text('url').notNull(),
    /** The path of the stored file, as `assets.path`; for a film its address. */
    path: text('path'),
    width: smallint('width'),
    height: smallint('height'),
    tries: smallint('tries').notNull().default(0),
    /** Null after the file is stored, and after the last attempt has failed. */
    nextTryAt: timestamp('next_try_at', { withTimezone: true }).defaultNow(),
    /** Why the last try failed. */
    problem: text('problem'),
  },
  (table) => [
    unique('resource_links_url').on(table.variantId, table.url),
    index('resource_links_due')
      .on(table.nextTryAt)
      .where(sql`${table.nextTryAt} is not null`),
    index('resource_links_path')
      .on(table.path)
      .where(sql`${table.path} is not null`),
  ],
)

/** The book that the publisher sells instead of this one; by ISBN, because it may come later or never. */
export const replacements = pgTable(
  'replacements',
  {
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    isbn: text('isbn').notNull(),
  },
  (table) => [primaryKey({ columns: [table.variantId, table.isbn] }), index('replacements_isbn').on(table.isbn)],
)
