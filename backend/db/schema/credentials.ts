import { boolean, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { addedProviders, socialProviders } from '../../../contracts/credential-providers.ts'
import { at, id } from './columns.ts'
import { users } from './customers.ts'

/** What a provider has said about a person, verified. */
export interface ProvenIdentity {
  /** Who it is at the provider, for good. An e-mail address can change hands, so it is no key. */
  subject: string
  /** Lower case; null where the provider has not said it. */
  email: string | null
  /**
   * - `none`: the person has written it, the provider has sent a mail there once, or does not say more.
   * - `mailbox`: the provider runs the mailbox, so the person has it now.
   */
  emailProof: 'none' | 'mailbox'
  firstName: string | null
  lastName: string | null
  /** With which the provider is told that the account has ended; null where it needs nothing. */
  revocation: string | null
}

/** Ways to sign in beside the password. */
export const credentials = pgTable(
  'credentials',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider', { enum: addedProviders }).notNull(),
    subject: text('subject').notNull(),
    /** As the provider told it: the customer sees which account it is. */
    email: text('email'),
    revocation: text('revocation'),
    addedAt: at('added_at').notNull(),
  },
  (table) => [
    unique('credentials_subject').on(table.provider, table.subject),
    index('credentials_user').on(table.userId),
  ],
)

/** Visits to the page of a provider, from the press of the button until the visitor is signed in. */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    /** Of the token in the browser's cookie. */
    tokenHash: text('token_hash').primaryKey(),
    provider: text('provider', { enum: socialProviders }).notNull(),
    /** Comes back with the answer; null when it has come, so it counts once. */
    stateHash: text('state_hash').unique(),
    nonce: text('nonce').notNull(),
    /** Of PKCE. */
    verifier: text('verifier').notNull(),
    locale: text('locale', { enum: ['hu', 'en'] }).notNull(),
    redirectPath: text('redirect_path').notNull(),
    remember: boolean('remember').notNull(),
    /** The customer who adds the provider, and has entered the password for that. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The registration that is to be confirmed: the hash of its mail's token. */
    registrationHash: text('registration_hash'),
    identity: jsonb('identity').$type<ProvenIdentity>(),
    /** The provider has to answer until then. */
    answerBy: at('answer_by').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('sign_in_attempts_expiry').on(table.expiresAt), index('sign_in_attempts_user').on(table.userId)],
)

/** Providers that have to be told that an account has ended. The row is deleted when they know, or it was given up. */
export const revocations = pgTable(
  'revocations',
  {
    id: uuid('id').primaryKey(),
    provider: text('provider', { enum: addedProviders }).notNull(),
    revocation: text('revocation').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('revocations_expiry').on(table.expiresAt)],
)
