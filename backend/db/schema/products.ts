import { index, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import type { BookFacts, Collateral } from './book-facts.ts'
import { both, id, tsvector } from './columns.ts'
import { contributors } from './contributors.ts'
import { publishers, series } from './publishers.ts'

/** A text, whoever publishes it and in whatever language. Its translations are products of the same work. */
export const works = pgTable('works', {
  id: id(),
  key: text('key').notNull().unique(),
  firstYear: smallint('first_year').notNull(),
  originalLanguage: text('original_language').notNull(),
})

/** Identifiers of works in messages: `type:scheme:value`, as the readers of messages make them. A work may have several. */
export const workKeys = pgTable(
  'work_keys',
  {
    key: text('key').primaryKey(),
    workId: integer('work_id')
      .notNull()
      .references(() => works.id, { onDelete: 'cascade' }),
  },
  (table) => [index('work_keys_work').on(table.workId)],
)

/** A work in one language, translation and publisher's edition. Its formats are its variants. */
export const products = pgTable(
  'products',
  {
    id: id(),
    key: text('key').notNull().unique(),
    workId: integer('work_id').references(() => works.id),
    /** First author and original title: by it, records without an identifier find their work. */
    titleKey: text('title_key'),
    slug: text('slug').notNull(),
    language: text('language').notNull(),
    title: text('title').notNull(),
    subtitle: text('subtitle'),
    /** The number of the product in a larger whole, as its record writes it. The title has it too. */
    part: text('part'),
    /** The title of the text from which it was translated. */
    originalTitle: text('original_title'),
    sortKey: text('sort_key').notNull(),
    publisherId: integer('publisher_id')
      .notNull()
      .references(() => publishers.id),
    seriesId: integer('series_id').references(() => series.id),
    seriesNumber: smallint('series_number'),
    lead: both('lead').notNull(),
    description: both('description').notNull(),
    /** What is only listed: further titles, people of minor roles, second series. Null where there is nothing. */
    facts: jsonb('facts').$type<BookFacts>(),
    /** Contents, reviews and prizes. */
    collateral: jsonb('collateral').$type<Collateral>(),
    /** The first year of its work as its own record states it; null if it says what the work has. */
    statedYear: smallint('stated_year'),
    ageFrom: smallint('age_from'),
    ageTo: smallint('age_to'),
    coverPath: text('cover_path').notNull(),
    /** Copies that were sold lately; the sort "popular" orders by it. */
    popularity: integer('popularity').notNull().default(0),
    /** Approved ratings and the sum of their stars; written by the ratings' service with each of them. */
    ratingCount: integer('rating_count').notNull().default(0),
    ratingSum: integer('rating_sum').notNull().default(0),
    /** When the product's texts, cover or place in the catalog last changed. A trigger sets it, whatever code writes the product. Prices have their own `since`. */
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    /** Written by the catalog's own code, see search/write-search-index. */
    search: tsvector('search'),
    /** Title, subtitle, authors and series without accents; catalog-index/ holds their words for ranking and near misses. */
    searchNames: text('search_names'),
  },
  (table) => [
    index('products_work').on(table.workId),
    index('products_title_key').on(table.titleKey),
    index('products_series').on(table.seriesId),
    /** With the id, so that the publishers of many books are read without their texts. */
    index('products_publisher').on(table.publisherId, table.id),
    index('products_search').using('gin', table.search),
  ],
)

export const productContributors = pgTable(
  'product_contributors',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    contributorId: integer('contributor_id')
      .notNull()
      .references(() => contributors.id),
    role: text('role', { enum: ['author', 'translator', 'illustrator', 'editor', 'narrator'] }).notNull(),
    position: smallint('position').notNull().default(0),
    /** List 17 of ONIX, where it says more than the role: `A13`, or `A01 A38`. */
    codes: text('codes'),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.contributorId, table.role] }),
    index('product_contributors_contributor').on(table.contributorId),
  ],
)
