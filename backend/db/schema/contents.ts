import { sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import type { BannerTemplate } from '../../../contracts/banners.ts'
import type { contentTypes } from '../../../contracts/contents.ts'
import type { RegionToken } from '../../../contracts/regions.ts'
import type { BlockForm } from '../../../contracts/content-forms.ts'
import type { PictureForm, TargetForm } from '../../../contracts/reference-forms.ts'
import type { MenuNodeForm } from '../../../contracts/region-forms.ts'
import { type BothLanguages, both, id } from './columns.ts'
import { warehouses } from './stock.ts'

const keys = (name: string) =>
  text(name)
    .array()
    .notNull()
    .default(sql`'{}'`)

/**
 * Pages, articles and the containers that list them. What an editor refers to (books, pages, categories) stands in its
 * own words, as in the form of `shop content import`, and is looked up when it is read.
 */
export const contents = pgTable('contents', {
  id: id(),
  key: text('key').notNull().unique(),
  type: text('type').$type<(typeof contentTypes)[number]>().notNull().default('page'),
  slug: both('slug').notNull(),
  title: both('title').notNull(),
  lead: both('lead'),
  picture: jsonb('picture').$type<PictureForm>(),
  blocks: jsonb('blocks').$type<{ hu: BlockForm[]; en: BlockForm[] }>().notNull(),
  /** Of an article. */
  tags: keys('tags'),
  /** Of a container: the keys of its contents, in order. */
  members: keys('members'),
  /** Of a dynamic container: articles with one of these tags. */
  gathers: keys('gathers'),
  publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
})

export const regions = pgTable(
  'regions',
  {
    id: id(),
    token: text('token').$type<RegionToken>().notNull(),
    /** The listing it holds for, `category:szepirodalom`; empty for all. */
    resource: text('resource').notNull().default(''),
    enabled: boolean('enabled').notNull().default(true),
    type: text('type', { enum: ['banner_strip', 'menu', 'content'] }).notNull(),
    /** By `type` a strip, a menu or a content. */
    contentId: integer('content_id').notNull(),
  },
  (table) => [unique('regions_token_resource').on(table.token, table.resource)],
)

export const menus = pgTable('menus', {
  id: id(),
  key: text('key').notNull().unique(),
  nodes: jsonb('nodes').$type<MenuNodeForm[]>().notNull(),
})

export const bannerStrips = pgTable('banner_strips', { id: id(), key: text('key').notNull().unique() })

/** Of a strip the version with the latest date that has come holds. */
export const stripVersions = pgTable(
  'strip_versions',
  {
    id: id(),
    stripId: integer('strip_id')
      .notNull()
      .references(() => bannerStrips.id, { onDelete: 'cascade' }),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  },
  (table) => [unique('strip_versions_date').on(table.stripId, table.publishedAt)],
)

export const banners = pgTable('banners', {
  id: id(),
  versionId: integer('version_id')
    .notNull()
    .references(() => stripVersions.id, { onDelete: 'cascade' }),
  position: smallint('position').notNull(),
  template: text('template').$type<BannerTemplate>().notNull(),
  title: both('title').notNull(),
  text: both('text'),
  ctaText: both('cta_text'),
  target: jsonb('target').$type<TargetForm>().notNull(),
  books: keys('books'),
  picture: jsonb('picture').$type<PictureForm>(),
})

/** Texts that lie over `messages/`. */
export const translations = pgTable(
  'translations',
  {
    locale: text('locale', { enum: ['hu', 'en'] }).notNull(),
    /** `shell.reduced` */
    key: text('key').notNull(),
    value: text('value').notNull(),
  },
  (table) => [primaryKey({ columns: [table.locale, table.key] })],
)

export const seos = pgTable('seos', {
  id: id(),
  resource: text('resource', { enum: ['global'] })
    .notNull()
    .unique(),
  titleTemplate: both('title_template'),
  title: both('title'),
  description: both('description'),
  picture: jsonb('picture').$type<PictureForm>(),
})

export interface StorePortrait {
  lead: BothLanguages
  /** Paragraphs. */
  text: { hu: string[]; en: string[] }
  /** How to get there. */
  directions: BothLanguages
  events: { when: BothLanguages; what: BothLanguages }[]
}

export const stores = pgTable('stores', {
  id: id(),
  slug: text('slug').notNull().unique(),
  warehouseId: integer('warehouse_id').references(() => warehouses.id),
  name: both('name').notNull(),
  zip: text('zip').notNull(),
  city: text('city').notNull(),
  addressLine: text('address_line').notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  phone: text('phone').notNull(),
  email: text('email').notNull(),
  open: jsonb('open').$type<{ day: number; from: string; to: string }[]>().notNull(),
  /** Holidays and the like, in the order of their dates; without periods it is closed. */
  specialDays: jsonb('special_days')
    .$type<{ date: string; name: BothLanguages; periods: { from: string; to: string }[] }[]>()
    .notNull()
    .default([]),
  /** What only this shop can say of itself. */
  portrait: jsonb('portrait').$type<StorePortrait>(),
  /** Keys of products that its booksellers recommend, the first one first. */
  picks: jsonb('picks').$type<string[]>().notNull().default([]),
})
