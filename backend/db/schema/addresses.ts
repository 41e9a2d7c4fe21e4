import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import type { AddressForm, BillingForm } from '../../../contracts/checkout-forms.ts'
import { at, id } from './columns.ts'
import { users } from './customers.ts'
import { organizations } from './organizations.ts'

/** What is saved of an address, by its kind. */
export interface SavedData {
  delivery: { address: AddressForm }
  billing: {
    billing: BillingForm
    /** The person to whom questions about the invoices go. */
    contact: { firstName: string; lastName: string } | null
  }
}

/** What is saved for the next orders: delivery data and billing data (spec point 3), of a user or of an organization. */
export const customerAddresses = pgTable(
  'customer_addresses',
  {
    id: id(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    organizationId: integer('organization_id').references(() => organizations.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['delivery', 'billing'] }).notNull(),
    data: jsonb('data').$type<SavedData[keyof SavedData]>().notNull(),
    /** Of `data`: the same address is saved once. */
    hash: text('hash').notNull(),
    isDefault: boolean('is_default').notNull(),
    savedAt: at('saved_at').notNull(),
  },
  (table) => [
    unique('customer_addresses_once').on(table.userId, table.kind, table.hash),
    unique('customer_addresses_once_of_organization').on(table.organizationId, table.kind, table.hash),
    uniqueIndex('customer_addresses_default')
      .on(table.userId, table.kind)
      .where(sql`${table.isDefault}`),
    uniqueIndex('customer_addresses_default_of_organization')
      .on(table.organizationId, table.kind)
      .where(sql`${table.isDefault}`),
    check('customer_addresses_owner', sql`(${table.userId} is null) <> (${table.organizationId} is null)`),
  ],
)
