import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

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
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})
