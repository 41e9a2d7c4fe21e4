import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { at } from './columns.ts'
import { credentials } from './credentials.ts'
import { users } from './customers.ts'

/** The public key that checks the answers of a passkey. Nobody can sign in with a public key. */
export const passkeys = pgTable('passkeys', {
  credentialId: integer('credential_id')
    .primaryKey()
    .references(() => credentials.id, { onDelete: 'cascade' }),
  /** In the format COSE, as base64url. */
  publicKey: text('public_key').notNull(),
  /** How often the authenticator says that it was used; 0 where the authenticator does not count. An unsigned integer of 32 bits. */
  counter: bigint('counter', { mode: 'number' }).notNull(),
  transports: jsonb('transports').$type<string[]>().notNull(),
  /** The name that the customer or else the authenticator has given; null where neither has. */
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
