import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { SocialProvider } from '../../../contracts/credential-providers.ts'
import type { RegisteringOrganization } from '../../../contracts/organization-form.ts'
import { at } from './columns.ts'
import type { ProvenIdentity } from './credentials.ts'
import { users } from './customers.ts'

/** The account at a provider that a person registers with. */
export type RegistrationCredential = { provider: SocialProvider } & Pick<
  ProvenIdentity,
  'subject' | 'email' | 'revocation'
>

/**
 * Registrations whose mail has not been answered: a row with the right link and password (or the same account at the
 * provider) becomes a user. There can be several for one address, so that nobody changes the registration of somebody else.
 */
export const registrations = pgTable(
  'registrations',
  {
    id: uuid('id').primaryKey(),
    /** Lower case. */
    email: text('email').notNull(),
    /** Null beside a credential. */
    passwordHash: text('password_hash'),
    credential: jsonb('credential').$type<RegistrationCredential>(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    locale: text('locale', { enum: ['hu', 'en'] }).notNull(),
    /** The organisation that registers together with its contact; null for a reader. */
    organization: jsonb('organization').$type<RegisteringOrganization>(),
    /** The consent to the newsletter, word for word; null without one. */
    consentVersion: text('consent_version'),
    consentText: text('consent_text'),
    requestedAt: at('requested_at').notNull(),
    /** Of the link in the mail; null until the mail is sent. */
    tokenHash: text('token_hash').unique(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('registrations_expiry').on(table.expiresAt)],
)

/** Requests for a new password, at most one for an address. The row is there before anybody knows whether an account is. */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: uuid('id').primaryKey(),
    /** Lower case. */
    email: text('email').notNull().unique(),
    locale: text('locale', { enum: ['hu', 'en'] }).notNull(),
    /** The account, and the link in its mail; null until the mail is sent. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').unique(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('password_resets_expiry').on(table.expiresAt), index('password_resets_user').on(table.userId)],
)

/** Requests for another e-mail address, at most one for an account. */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: uuid('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The new address, in lower case. */
    email: text('email').notNull(),
    locale: text('locale', { enum: ['hu', 'en'] }).notNull(),
    /** Of the link in the mail; null until the mail is sent. */
    tokenHash: text('token_hash').unique(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('email_changes_expiry').on(table.expiresAt)],
)

/** The last mail to somebody who has deleted the account. The row is deleted when the mail has gone, or was given up. */
export const goodbyes = pgTable(
  'goodbyes',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    locale: text('locale', { enum: ['hu', 'en'] }).notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('goodbyes_expiry').on(table.expiresAt)],
)
