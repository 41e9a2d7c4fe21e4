import { customType, integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core'

/** A text in both languages. */
export type BothLanguages = { hu: string; en: string }

export const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity()
export const both = (name: string) => jsonb(name).$type<BothLanguages>()
export const at = (name: string) => timestamp(name, { withTimezone: true })
export const currency = () => text('currency', { enum: ['HUF', 'EUR'] }).notNull()
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
