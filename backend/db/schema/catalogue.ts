import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

/** A text kept in both languages. */
export type BothLanguages = { hu: string; en: string }
const both = (name: string) => jsonb(name).$type<BothLanguages>()
const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity()
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Authors, translators, illustrators: the spec's brands. */
export const contributors = pgTable(
  'contributors',
  {
    id: id(),
    key: text('key').notNull().unique(),
    name: both('name').notNull(),
    /** Computed by Intl.Collator('hu'), because PGlite has no ICU: compare bytes. */
    sortKey: text('sort_key').notNull(),
    born: smallint('born'),
    died: smallint('died'),
    country: text('country'),
    bio: both('bio'),
  },
  (table) => [
    index('contributors_alphabet').on(sql`${table.sortKey} collate "C"`, table.id),
    /** By any word of the name, see catalogue/brands. */
    index('contributors_names').using('gin', sql`plain(' ' || (${table.name}->>'hu') || ' ' || (${table.name}->>'en')) gin_trgm_ops`),
  ],
)

export const publishers = pgTable('publishers', {
  id: id(),
  key: text('key').notNull().unique(),
  name: text('name').notNull(),
  isImprint: boolean('is_imprint').notNull().default(false),
  tagline: both('tagline'),
  /** One paragraph. */
  about: both('about'),
  position: smallint('position').notNull().default(0),
})

export const series = pgTable('series', {
  id: id(),
  key: text('key').notNull().unique(),
  title: both('title').notNull(),
  publisherId: integer('publisher_id').references(() => publishers.id),
})

/** A text whoever publishes it and in whatever language; translations of it are products of the same work. */
export const works = pgTable('works', {
  id: id(),
  key: text('key').notNull().unique(),
  firstYear: smallint('first_year').notNull(),
  originalLanguage: text('original_language').notNull(),
})

/** A work in one language. Its formats are its variants. */
export const products = pgTable(
  'products',
  {
    id: id(),
    key: text('key').notNull().unique(),
    workId: integer('work_id').references(() => works.id),
    slug: text('slug').notNull(),
    language: text('language').notNull(),
    title: text('title').notNull(),
    subtitle: text('subtitle'),
    sortKey: text('sort_key').notNull(),
    publisherId: integer('publisher_id').notNull().references(() => publishers.id),
    seriesId: integer('series_id').references(() => series.id),
    seriesNumber: smallint('series_number'),
    lead: both('lead').notNull(),
    description: both('description').notNull(),
    ageFrom: smallint('age_from'),
    ageTo: smallint('age_to'),
    coverPath: text('cover_path').notNull(),
    /** Copies sold lately; the order of "popular". */
    popularity: integer('popularity').notNull().default(0),
    /** Approved ratings and the sum of their stars; written by the ratings' service with each of them. */
    ratingCount: integer('rating_count').notNull().default(0),
    ratingSum: integer('rating_sum').notNull().default(0),
    /** When its texts, its cover or its place in the catalogue changed; kept by a trigger, whoever writes. Prices have their own `since`. */
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    /** Written by the catalogue's own code, see search/write-search-index. */
    search: tsvector('search'),
    /** Title and authors without accents, for near misses. */
    searchNames: text('search_names'),
  },
  (table) => [
    index('products_work').on(table.workId),
    index('products_series').on(table.seriesId),
    index('products_publisher').on(table.publisherId),
    index('products_search').using('gin', table.search),
    index('products_search_names').using('gin', sql`${table.searchNames} gin_trgm_ops`),
  ],
)

export const productContributors = pgTable(
  'product_contributors',
  {
    productId: integer('product_id').notNull().references(() => products.id, { onDelete: 'cascade' }),
    contributorId: integer('contributor_id').notNull().references(() => contributors.id),
    role: text('role', { enum: ['author', 'translator', 'illustrator', 'editor', 'narrator'] }).notNull(),
    position: smallint('position').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.contributorId, table.role] }),
    index('product_contributors_contributor').on(table.contributorId),
  ],
)

export const categories = pgTable(
  'categories',
  {
    id: id(),
    key: text('key').notNull().unique(),
    parentId: integer('parent_id').references((): AnyPgColumn => categories.id),
    /** Ids from the root to itself: what lies below has this id in its path. */
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
    productId: integer('product_id').notNull().references(() => products.id, { onDelete: 'cascade' }),
    categoryId: integer('category_id').notNull().references(() => categories.id),
    /** 0 is the main category, the one of the breadcrumbs. */
    position: smallint('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.categoryId] }),
    index('product_categories_category').on(table.categoryId),
  ],
)

/** What has an SKU, a price and a stock. A product may have several editions of one format. */
export const variants = pgTable(
  'variants',
  {
    id: id(),
    productId: integer('product_id').notNull().references(() => products.id, { onDelete: 'cascade' }),
    sku: text('sku').notNull().unique(),
    isbn: text('isbn').unique(),
    format: text('format', { enum: ['paperback', 'hardback', 'ebook', 'audio', 'package'] }).notNull(),
    type: text('type', { enum: ['physical', 'virtual'] }).notNull(),
    /** Percent. */
    vatRate: smallint('vat_rate').notNull(),
    publishedOn: date('published_on').notNull(),
    pages: smallint('pages'),
    minutes: smallint('minutes'),
    /** Millimetres. */
    width: smallint('width'),
    height: smallint('height'),
    /** Grams. */
    weight: integer('weight'),
    active: boolean('active').notNull().default(true),
  },
  (table) => [index('variants_product').on(table.productId, table.format)],
)

/** What a package variant holds. */
export const packageItems = pgTable(
  'package_items',
  {
    packageId: integer('package_id').notNull().references(() => variants.id, { onDelete: 'cascade' }),
    variantId: integer('variant_id').notNull().references(() => variants.id),
    quantity: smallint('quantity').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.packageId, table.variantId] }), check('package_items_quantity', sql`${table.quantity} > 0`)],
)

export const collections = pgTable('collections', {
  id: id(),
  key: text('key').notNull().unique(),
  name: both('name').notNull(),
  text: both('text'),
})

export const collectionVariants = pgTable(
  'collection_variants',
  {
    collectionId: integer('collection_id').notNull().references(() => collections.id, { onDelete: 'cascade' }),
    variantId: integer('variant_id').notNull().references(() => variants.id),
    position: smallint('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.collectionId, table.variantId] })],
)

export const priceLists = pgTable('price_lists', {
  id: id(),
  key: text('key').notNull().unique(),
})

/** Minor units. A price is gross first: net is computed from it once and kept. */
export const prices = pgTable(
  'prices',
  {
    priceListId: integer('price_list_id').notNull().references(() => priceLists.id),
    variantId: integer('variant_id').notNull().references(() => variants.id, { onDelete: 'cascade' }),
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

/** Every price that ever held, for the 30-day rule. */
export const priceHistory = pgTable(
  'price_history',
  {
    id: id(),
    priceListId: integer('price_list_id').notNull().references(() => priceLists.id),
    variantId: integer('variant_id').notNull().references(() => variants.id, { onDelete: 'cascade' }),
    currency: text('currency', { enum: ['HUF', 'EUR'] }).notNull(),
    gross: integer('gross').notNull(),
    net: integer('net').notNull(),
    since: timestamp('since', { withTimezone: true }).notNull(),
  },
  (table) => [index('price_history_variant').on(table.variantId, table.currency, table.since)],
)
