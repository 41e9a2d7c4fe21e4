import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { botActions } from '../../../contracts/bot-actions.ts'
import { at } from './columns.ts'

/** Codes that visitors whom the bot check has refused get by mail. Each passes one call of its action. */
export const botCodes = pgTable(
  'bot_codes',
  {
    id: uuid('id').primaryKey(),
    action: text('action', { enum: botActions }).notNull(),
    /** Where the code goes; null as soon as its mail is sent. */
    email: text('email'),
    locale: text('locale', { enum: ['hu', 'en'] }).notNull(),
    /** Of the id and the code; null until the mail is sent. */
    codeHash: text('code_hash'),
    tries: integer('tries').notNull().default(0),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('bot_codes_expiry').on(table.expiresAt)],
)
