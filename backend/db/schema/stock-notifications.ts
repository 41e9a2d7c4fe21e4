import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at } from './columns.ts'
import { variants } from './variants.ts'
import { users } from './customers.ts'

/** Who wants to hear when a variant is back: a customer, or the owner of a mailbox. */
export const stockNotifications = pgTable(
  'stock_notifications',
  {
    id: uuid('id').primaryKey(),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Of a guest, in lower case; a customer's address stands with the customer. */
    email: text('email'),
    /** The language of the request, in which the mails are written. */
    locale: text('locale', { enum: ['hu', 'en'] }).notNull(),
    /** Of the links in the mails; the tokens themselves stand in the mails alone. */
    tokenHashes: text('token_hashes').array().notNull().default([]),
    createdAt: at('created_at').notNull(),
    confirmedAt: at('confirmed_at'),
    /** Its mail was put into the queue. */
    queuedAt: at('queued_at'),
    /** The one mail has gone: the notification is done. */
    notifiedAt: at('notified_at'),
    /** The row is deleted after this, whatever it is by then. */
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    check('stock_notifications_whose', sql`num_nonnulls(${table.userId}, ${table.email}) = 1`),
    uniqueIndex('stock_notifications_user')
      .on(table.variantId, table.userId)
      .where(sql`${table.notifiedAt} is null`),
    uniqueIndex('stock_notifications_email')
      .on(table.variantId, table.email)
      .where(sql`${table.notifiedAt} is null`),
    index('stock_notifications_of_email').on(table.email),
    index('stock_notifications_of_user').on(table.userId),
    index('stock_notifications_expiry').on(table.expiresAt),
    index('stock_notifications_links').using('gin', table.tokenHashes),
  ],
)
