import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { at } from './columns.ts'

export const configEntries = pgTable('config_entries', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
})

/** First the row, then the work: a row without an answer is in flight until `lockedUntil`. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** The endpoint and who called it, so that one customer's key means nothing to another. */
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    fingerprint: text('fingerprint').notNull(),
    status: integer('status'),
    response: jsonb('response'),
    lockedUntil: at('locked_until').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] })],
)

/** A mail that was sent. The key prevents a repeated job from sending it twice. */
export const sentMails = pgTable('sent_mails', { key: text('key').primaryKey(), sentAt: at('sent_at').notNull() })

/** Append only. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    at: at('at').notNull(),
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    detail: jsonb('detail'),
  },
  (table) => [index('audit_log_subject').on(table.subject)],
)
