import { and, eq, sql } from 'drizzle-orm'
import { ofOrganization } from '../../access/owner.ts'
import type { Database } from '../../db/connect.ts'
import { customerAddresses } from '../../db/schema/addresses.ts'
import { invoices } from '../../db/schema/invoices.ts'
import { orders } from '../../db/schema/orders.ts'
import { organizations } from '../../db/schema/organizations.ts'
import { paymentMethods } from '../../db/schema/payment-methods.ts'
import { payments } from '../../db/schema/payments.ts'

const terms = {
  termDays: organizations.paymentTermDays,
  limit: organizations.creditLimit,
  taxpayer: organizations.taxpayer,
  /** An online one counts as none: a cart that waits for a master is not paid online. */
  defaultPaymentMethodId: sql<number | null>`(
    select m.id from ${paymentMethods} m where m.id = ${organizations.defaultPaymentMethodId} and not m.online)`,
}

export const selectTerms = async (db: Database, organizationId: number) =>
  (await db.select(terms).from(organizations).where(eq(organizations.id, organizationId)))[0]

/** Until the transaction ends, no other order of the organisation counts its credit. */
export const lockTerms = async (db: Database, organizationId: number) =>
  (await db.select(terms).from(organizations).where(eq(organizations.id, organizationId)).for('no key update'))[0]

export const updateTerms = async (
  db: Database,
  organizationId: number,
  values: Partial<typeof organizations.$inferInsert>,
): Promise<boolean> => {
  const { rowCount } = await db.update(organizations).set(values).where(eq(organizations.id, organizationId))
  return rowCount === 1
}

/** What the organisation owes for its orders by transfer: their invoices with all corrections, or the order itself before that. */
export const sumOpen = async (db: Database, organizationId: number): Promise<number> => {
  const { rows } = await db.execute<{ open: number }>(sql`
    select coalesce(sum(coalesce(
      (select sum(${invoices.gross}) from ${invoices} where ${invoices.orderId} = ${orders.id}), ${orders.totalGross})), 0)::float8 as open
    from ${payments} join ${orders} on ${orders.id} = ${payments.orderId}
    where ${payments.method} = 'transfer' and ${payments.status} = 'created' and ${ofOrganization(organizationId, orders)}
      and ${orders.status} in ('finalized', 'processing', 'fulfilled')`)
  return rows[0]?.open ?? 0
}

/** The hashes of the delivery addresses that masters have saved. */
export const selectAddressHashes = async (db: Database, organizationId: number): Promise<string[]> => {
  const rows = await db
    .select({ hash: customerAddresses.hash })
    .from(customerAddresses)
    .where(and(ofOrganization(organizationId, customerAddresses), eq(customerAddresses.kind, 'delivery')))
  return rows.map(({ hash }) => hash)
}
