import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import type { TextBlock } from '../../../contracts/content-blocks.ts'
import { both, id } from './columns.ts'
import { products } from './products.ts'
import { variants } from './variants.ts'
import { resourceLinks } from './imports.ts'

/**
 * An attribute by which variants differ or are searched: binding, paper, illustrations, reading level (spec 3:
 * parameters).
 */
export const parameters = pgTable('parameters', {
  id: id(),
  key: text('key').notNull().unique(),
  name: both('name').notNull(),
  type: text('type', { enum: ['bool', 'date', 'datetime', 'int', 'string', 'enum', 'float', 'color'] }).notNull(),
  unit: both('unit'),
  position: smallint('position').notNull(),
  /** Of variants that it tells apart none is sold without it: see choice-sql.ts. */
  mandatory: boolean('mandatory').notNull().default(false),
  /** Whether it distinguishes the variants of one product. */
  variantModifier: boolean('variant_modifier').notNull().default(false),
  /** Shown beside the price. */
  highlighted: boolean('highlighted').notNull().default(false),
  /** Offered as a facet. */
  filterable: boolean('filterable').notNull().default(false),
})

/** The choices of an `enum` parameter. */
export const parameterOptions = pgTable(
  'parameter_options',
  {
    id: id(),
    parameterId: integer('parameter_id')
      .notNull()
      .references(() => parameters.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    label: both('label').notNull(),
    position: smallint('position').notNull(),
  },
  (table) => [unique('parameter_options_key').on(table.parameterId, table.key)],
)

/** One value of one variant, in the column of its parameter's type. */
export const parameterValues = pgTable(
  'parameter_values',
  {
    id: id(),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    parameterId: integer('parameter_id')
      .notNull()
      .references(() => parameters.id, { onDelete: 'cascade' }),
    boolValue: boolean('bool_value'),
    dateValue: date('date_value'),
    datetimeValue: timestamp('datetime_value', { withTimezone: true }),
    intValue: integer('int_value'),
    stringValue: both('string_value'),
    optionId: integer('option_id').references(() => parameterOptions.id),
    floatValue: doublePrecision('float_value'),
    /** `#rrggbb` */
    colorValue: text('color_value'),
  },
  (table) => [
    index('parameter_values_variant').on(table.variantId),
    index('parameter_values_option').on(table.optionId),
    check(
      'parameter_values_one',
      sql`num_nonnulls(${table.boolValue}, ${table.dateValue}, ${table.datetimeValue}, ${table.intValue}, ${table.stringValue}, ${table.optionId}, ${table.floatValue}, ${table.colorValue}) = 1`,
    ),
  ],
)

/** Pictures, reading samples and films of a product beyond its cover. */
export const assets = pgTable(
  'assets',
  {
    id: id(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['image', 'sample', 'video', 'document'] }).notNull(),
    /** Of an image as a cover's: without width and ending. Of a sample or document its path. Of a film its address. */
    path: text('path').notNull(),
    title: both('title').notNull(),
    width: integer('width'),
    height: integer('height'),
    position: smallint('position').notNull(),
    /** What it was made of; null for those that no publisher has sent. */
    linkId: integer('link_id').references(() => resourceLinks.id, { onDelete: 'cascade' }),
  },
  (table) => [index('assets_product').on(table.productId), index('assets_link').on(table.linkId)],
)

/** Pages to look inside a product: text in the language of the book, set by the storefront. */
export const samplePages = pgTable(
  'sample_pages',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    number: smallint('number').notNull(),
    blocks: jsonb('blocks').$type<TextBlock[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.number] })],
)
