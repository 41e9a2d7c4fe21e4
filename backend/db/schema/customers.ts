import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at } from './columns.ts'

export const users = pgTable('users', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** Lower case. */
  email: text('email').notNull().unique(),
  passwordHash: text('password_hash'),
  segment: text('segment', { enum: ['b2c', 'b2b'] }).notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  organizationName: text('organization_name'),
  /** A demo account cannot sign in to a production shop. */
  demo: boolean('demo').notNull().default(false),
})

/** One row a grant; deleting the row ends the session at once. The token itself is not stored, only its hash. */
export const sessions = pgTable('sessions', {
  id: uuid('id').primaryKey(),
  tokenHash: text('token_hash').notNull().unique(),
  userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
  segment: text('segment', { enum: ['b2c', 'b2b'] }).notNull(),
  remember: boolean('remember').notNull().default(false),
  createdAt: at('created_at').notNull(),
  /** Of the last call, to the minute, where the session ends with idleness. */
  lastSeenAt: at('last_seen_at').notNull().defaultNow(),
  expiresAt: at('expires_at').notNull(),
})

/** Wrong passwords that were tried, by what they are counted for; see `modules/session/sign-in-limits.ts`. */
export const signInFailures = pgTable('sign_in_failures', {
  /** A hash: it names neither the account nor the client. */
  key: text('key').primaryKey(),
  failures: integer('failures').notNull(),
  /** From then on another try is let through. */
  freeAt: at('free_at').notNull(),
  /** From then on they count no more. */
  forgetAt: at('forget_at').notNull(),
})

/** From where somebody has signed in with the right password: an attack from elsewhere does not keep them out. */
export const knownClients = pgTable(
  'known_clients',
  {
    /** A hash of the account and the client's address. */
    key: text('key').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    seenAt: at('seen_at').notNull(),
  },
  (table) => [index('known_clients_user').on(table.userId)],
)
