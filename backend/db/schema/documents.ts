import { integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { StoredDocument } from '../../../contracts/site-forms.ts'
import type { BothLanguages } from './columns.ts'

/** PDFs to download. The files lie below `/assets/documents`. */
export const documents = pgTable('documents', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  key: text('key').notNull().unique(),
  position: smallint('position').notNull(),
  title: jsonb('title').$type<BothLanguages>().notNull(),
  text: jsonb('text').$type<BothLanguages>(),
  files: jsonb('files').$type<{ hu: StoredDocument; en: StoredDocument }>().notNull(),
})
