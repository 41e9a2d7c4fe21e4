import { boolean, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { both, id } from './columns.ts'

export const paymentMethods = pgTable('payment_methods', {
  id: id(),
  /** `cash_on_delivery`, `transfer`, or the key of a payment provider (`backend/ports/payments/providers.ts`). */
  key: text('key').notNull().unique(),
  online: boolean('online').notNull(),
  name: both('name').notNull(),
  text: both('text').notNull(),
  vatRate: smallint('vat_rate').notNull(),
  /** The delivery flows that can be paid this way. */
  flows: text('flows').array().notNull(),
  /** In minor units, by currency. A currency that is missing here cannot be paid this way. */
  fees: jsonb('fees').$type<Partial<Record<'HUF' | 'EUR', number>>>().notNull(),
  position: smallint('position').notNull(),
  enabled: boolean('enabled').notNull().default(true),
})
