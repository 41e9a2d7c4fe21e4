import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { at } from './columns.ts'
import { credentials } from './credentials.ts'
import { users } from './customers.ts'

/** What a credential of the provider `passkey` is checked with. The key is public: whoever reads it cannot sign in. */
export const passkeys = pgTable('passkeys', {
  credentialId: integer('credential_id')
    .primaryKey()
    .references(() => credentials.id, { onDelete: 'cascade' }),
  /** COSE, as base64url. */
  publicKey: text('public_key').notNull(),
  /** How often it was used, as the authenticator counts; 0 where it does not count. Up to 32 bits without a sign. */
  counter: bigint('counter', { mode: 'number' }).notNull(),
  transports: jsonb('transports').$type<string[]>().notNull(),
  /** The customer's word, or the authenticator's; null where there is neither. */
  name: text('name'),
  usedAt: at('used_at'),
})

/** Questions to an authenticator. Each is answered once. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** Of the challenge, its purpose and the session that it belongs to. */
    hash: text('hash').primaryKey(),
    /** The customer who adds a passkey and has entered the password for that; null for a sign-in. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** What the customer calls the new passkey. */
    name: text('name'),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    index('passkey_challenges_expiry').on(table.expiresAt),
    index('passkey_challenges_user').on(table.userId),
  ],
)
