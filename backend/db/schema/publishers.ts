import { boolean, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { both, id } from './columns.ts'

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
