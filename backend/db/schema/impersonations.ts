import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at, id } from './columns.ts'
import { users } from './customers.ts'

/** An operator acts in the name of a customer: from the link to the end of the session, which has the same id. */
export const impersonations = pgTable(
  'impersonations',
  {
    id: uuid('id').primaryKey(),
    /** A number alone, so that the row outlives the operator's account. */
    operatorId: integer('operator_id').notNull(),
    /** The customer; null when the account was deleted. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** What the customer reads, too; empty when the account was deleted. */
    reason: text('reason').notNull(),
    /** Null when the link was used. */
    tokenHash: text('token_hash').unique(),
    linkExpiresAt: at('link_expires_at').notNull(),
    beganAt: at('began_at'),
    /** Null for a session that ended by its time. */
    endedAt: at('ended_at'),
  },
  (table) => [index('impersonations_user').on(table.userId), index('impersonations_expiry').on(table.linkExpiresAt)],
)

/** Append only: each write of an impersonation, by the name of its action. It is recorded before it is done. */
export const impersonationActs = pgTable(
  'impersonation_acts',
  {
    id: id(),
    impersonationId: uuid('impersonation_id')
      .notNull()
      .references(() => impersonations.id),
    action: text('action').notNull(),
    at: at('at').notNull(),
  },
  (table) => [index('impersonation_acts_of').on(table.impersonationId)],
)
