import { integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { both, id } from './columns.ts'
import { variants } from './variants.ts'

export const collections = pgTable('collections', {
  id: id(),
  key: text('key').notNull().unique(),
  name: both('name').notNull(),
  text: both('text'),
})

export const collectionVariants = pgTable(
  'collection_variants',
  {
    collectionId: integer('collection_id')
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id),
    position: smallint('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.collectionId, table.variantId] })],
)
