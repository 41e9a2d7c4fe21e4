import { integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { both, id } from './columns.ts'

export const faqCategories = pgTable('faq_categories', {
  id: id(),
  key: text('key').notNull().unique(),
  name: both('name').notNull(),
  position: smallint('position').notNull(),
})

export const faqs = pgTable('faqs', {
  id: id(),
  /** Its anchor on the page. */
  key: text('key').notNull().unique(),
  categoryId: integer('category_id')
    .notNull()
    .references(() => faqCategories.id, { onDelete: 'cascade' }),
  position: smallint('position').notNull(),
  question: both('question').notNull(),
  /** Paragraphs with the inline marks of content pages. */
  answer: jsonb('answer').$type<{ hu: string[]; en: string[] }>().notNull(),
})
