import { boolean, integer, jsonb, pgTable, smallint, text, timestamp, doublePrecision } from 'drizzle-orm/pg-core'
import type { Block } from '../../../contracts/content.ts'
import type { BothLanguages } from './catalogue.ts'
import { warehouses } from './stock.ts'

const both = (name: string) => jsonb(name).$type<BothLanguages>()
const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity()

export const contents = pgTable('contents', {
  id: id(),
  key: text('key').notNull().unique(),
  slug: both('slug').notNull(),
  title: both('title').notNull(),
  lead: both('lead'),
  blocks: jsonb('blocks').$type<{ hu: Block[]; en: Block[] }>().notNull(),
  publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
})

export const regions = pgTable('regions', {
  id: id(),
  token: text('token').notNull().unique(),
  enabled: boolean('enabled').notNull().default(true),
  type: text('type').notNull(),
  /** For a banner strip its version. */
  contentId: integer('content_id'),
})

export const bannerStrips = pgTable('banner_strips', { id: id(), key: text('key').notNull().unique() })

export const banners = pgTable('banners', {
  id: id(),
  stripId: integer('strip_id').notNull().references(() => bannerStrips.id, { onDelete: 'cascade' }),
  position: smallint('position').notNull(),
  template: text('template', { enum: ['hero', 'feature'] }).notNull(),
  title: both('title').notNull(),
  text: both('text').notNull(),
  ctaText: both('cta_text').notNull(),
  targetType: text('target_type', { enum: ['collection', 'variant', 'publisher'] }).notNull(),
  targetId: text('target_id').notNull(),
  variantIds: integer('variant_ids').array().notNull(),
})

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
})
