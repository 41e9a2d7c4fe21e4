import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Imprint } from '../../../contracts/shop.ts'
import { at } from './columns.ts'

/** Readers of the newsletter. Who leaves is deleted. */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id: uuid('id').primaryKey(),
    /** Lower case. */
    email: text('email').notNull().unique(),
    locale: text('locale', { enum: ['hu', 'en'] }).notNull(),
    /** Whose news are wanted; empty means everything. */
    imprints: text('imprints').array().$type<Imprint[]>().notNull(),
    /** What was agreed to, word for word, and when (GDPR article 7). */
    consentVersion: text('consent_version').notNull(),
    consentText: text('consent_text').notNull(),
    consentedAt: at('consented_at').notNull(),
    confirmedAt: at('confirmed_at'),
    /** Of the links in the mails; the tokens themselves stand in the mails alone. */
    tokenHashes: text('token_hashes').array().notNull().default([]),
    /** Only of one that is not confirmed: the row is deleted after this. */
    expiresAt: at('expires_at'),
  },
  (table) => [
    index('newsletter_subscriptions_expiry').on(table.expiresAt),
    index('newsletter_subscriptions_links').using('gin', table.tokenHashes),
  ],
)
