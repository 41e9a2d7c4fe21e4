import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { OrganizationDetails, OrganizationForm } from '../../../contracts/organization-form.ts'
import { registrationStatuses } from '../../../contracts/organization-kinds.ts'
import { memberPermissions, roles } from '../../../contracts/roles.ts'
import { at, id } from './columns.ts'
import { users } from './customers.ts'
import { paymentMethods } from './payment-methods.ts'

const quoted = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '))

export const organizations = pgTable(
  'organizations',
  {
    id: id(),
    name: text('name').notNull(),
    /** As it has registered; null for one that an operator has made. */
    details: jsonb('details').$type<OrganizationDetails>(),
    /** Its tax number in one form (`taxpayerOf`). */
    taxpayer: text('taxpayer').unique(),
    /** The days in which it pays an invoice by transfer, and the most forints, gross, that it may owe. Null: no transfer. */
    paymentTermDays: smallint('payment_term_days'),
    creditLimit: integer('credit_limit'),
    /** How members without SELECT_PAYMENT_METHOD pay. */
    defaultPaymentMethodId: integer('default_payment_method_id').references(() => paymentMethods.id),
    /** Whether every order names a cost centre, once there is one. */
    costCenterRequired: boolean('cost_center_required').notNull().default(false),
  },
  (table) => [
    check(
      'organizations_credit',
      sql`(${table.paymentTermDays} is null) = (${table.creditLimit} is null) and ${table.creditLimit} >= 0`,
    ),
  ],
)

/** An organisation that wants to become a customer, or a user who asks to join one. */
export const organizationRegistrations = pgTable(
  'organization_registrations',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text('status', { enum: registrationStatuses }).notNull(),
    details: jsonb('details').$type<OrganizationForm>().notNull(),
    locale: text('locale', { enum: ['hu', 'en'] }).notNull(),
    requestedAt: at('requested_at').notNull(),
    decidedAt: at('decided_at'),
    /** Why it was refused, for the eyes of who has asked. */
    reason: text('reason'),
    /** The one that the user asks to join, or that was made. */
    organizationId: integer('organization_id').references(() => organizations.id, { onDelete: 'cascade' }),
  },
  (table) => [
    uniqueIndex('organization_registrations_open')
      .on(table.userId)
      .where(sql`${table.status} in ('pending', 'joining')`),
    index('organization_registrations_user').on(table.userId),
    index('organization_registrations_status').on(table.status),
    index('organization_registrations_organization').on(table.organizationId),
  ],
)

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

/**
 * Invitations into an organisation. A row stays for a while after it was accepted, revoked or has expired, so that its
 * link can say so.
 */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid('id').primaryKey(),
    organizationId: integer('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    /** Lower case. Only the account of this address can accept. */
    email: text('email').notNull(),
    role: text('role', { enum: roles }).notNull(),
    permissions: text('permissions', { enum: memberPermissions }).array().notNull(),
    /** Null after that account was deleted. */
    invitedBy: integer('invited_by').references(() => users.id, { onDelete: 'set null' }),
    locale: text('locale', { enum: ['hu', 'en'] }).notNull(),
    /** Of the last mail. */
    invitedAt: at('invited_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    /** Of the code in the last mail; null until that mail is sent. */
    codeHash: text('code_hash').unique(),
    acceptedAt: at('accepted_at'),
    revokedAt: at('revoked_at'),
  },
  (table) => [
    uniqueIndex('invitations_open')
      .on(table.organizationId, table.email)
      .where(sql`${table.acceptedAt} is null and ${table.revokedAt} is null`),
    index('invitations_email').on(table.email),
    index('invitations_expiry').on(table.expiresAt),
    index('invitations_inviter').on(table.invitedBy),
    check('invitations_role', sql`${table.role} in (${quoted(roles)})`),
    check('invitations_permissions', sql`${table.permissions} <@ array[${quoted(memberPermissions)}]`),
  ],
)
