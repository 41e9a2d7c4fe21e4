import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { nameTypes } from '../../../contracts/profile-form.ts'
import { at } from './columns.ts'

export const users = pgTable('users', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** Lower case. */
  email: text('email').notNull().unique(),
  /** A PHC string: the algorithm and its parameters stand in it. */
  passwordHash: text('password_hash'),
  segment: text('segment', { enum: ['b2c', 'b2b'] }).notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  /** Spec point 3. A name that is not separated stands in `lastName` alone. */
  nameType: text('name_type', { enum: nameTypes }).notNull().default('separated'),
  /** A demo account cannot sign in to a production shop. */
  demo: boolean('demo').notNull().default(false),
  /** May act in the name of customers (docs/decisions/0053). */
  operator: boolean('operator').notNull().default(false),
})

/** One row a grant. Deleting the row ends the session at once. The table holds the hash of the token, not the token. */
export const sessions = pgTable('sessions', {
  id: uuid('id').primaryKey(),
  tokenHash: text('token_hash').notNull().unique(),
  userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
  /** The user who acts in the name of `userId`; null in a session of one's own. */
  impersonatorId: integer('impersonator_id').references(() => users.id, { onDelete: 'cascade' }),
  segment: text('segment', { enum: ['b2c', 'b2b'] }).notNull(),
  remember: boolean('remember').notNull().default(false),
  createdAt: at('created_at').notNull(),
  /** The time of the last call, to the minute. It is written only for sessions that end when nobody uses them. */
  lastSeenAt: at('last_seen_at').notNull().defaultNow(),
  expiresAt: at('expires_at').notNull(),
})

/** Counters of wrong passwords; see `modules/customers/sign-in-limits.ts`. */
export const signInFailures = pgTable('sign_in_failures', {
  /** A hash, so that the row names neither the account nor the client. */
  key: text('key').primaryKey(),
  failures: integer('failures').notNull(),
  /** The next try is allowed from this moment on. */
  freeAt: at('free_at').notNull(),
  /** The counter starts again at zero from this moment on. */
  expiresAt: at('expires_at').notNull(),
})

/** Clients that have signed in to an account with the right password. An attack from other clients does not lock them out. */
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
