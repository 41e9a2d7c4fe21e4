import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { memberPermissions, roles } from '../../../contracts/roles.ts'
import { id } from './columns.ts'
import { users } from './customers.ts'

const quoted = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '))

export const organizations = pgTable('organizations', {
  id: id(),
  name: text('name').notNull(),
})

/** A user belongs to one organisation at most. */
export const memberships = pgTable(
  'memberships',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    organizationId: integer('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    role: text('role', { enum: roles }).notNull(),
    /** What a slave may do beside the role; a master needs none of them. */
    permissions: text('permissions', { enum: memberPermissions })
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (table) => [
    index('memberships_organization').on(table.organizationId),
    check('memberships_role', sql`${table.role} in (${quoted(roles)})`),
    check('memberships_permissions', sql`${table.permissions} <@ array[${quoted(memberPermissions)}]`),
  ],
)
