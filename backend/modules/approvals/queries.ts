import { and, desc, eq, sql } from 'drizzle-orm'
import { ofOrganization, ownedBy } from '../../access/owner.ts'
import type { Database } from '../../db/connect.ts'
import { approvalRequests } from '../../db/schema/approvals.ts'
import { costCenters } from '../../db/schema/budgets.ts'
import { users } from '../../db/schema/customers.ts'
import { draftOrders } from '../../db/schema/draft-orders.ts'
import { orders } from '../../db/schema/orders.ts'
import { memberships } from '../../db/schema/organizations.ts'
import { isStillMember } from '../organizations/service.ts'

const table = approvalRequests

export const insertRequest = async (db: Database, values: typeof table.$inferInsert): Promise<void> => {
  await db.insert(table).values(values)
}

/** With the requester, who is still a member: what a former member has asked for is nobody's any more. */
const rows = (db: Database) =>
  db
    .select({
      request: table,
      requester: { firstName: users.firstName, lastName: users.lastName, email: users.email },
      locale: draftOrders.locale,
      currency: draftOrders.currency,
      copies: sql<number>`(select coalesce(sum(i.quantity), 0)::int from draft_order_items i where i.draft_order_id = ${table.draftOrderId})`,
      orderUuid: orders.uuid,
      costCenter: { code: costCenters.code, name: costCenters.name },
    })
    .from(table)
    .innerJoin(users, eq(users.id, table.requesterId))
    .innerJoin(memberships, isStillMember({ userId: table.requesterId, organizationId: table.organizationId }))
    .innerJoin(draftOrders, eq(draftOrders.id, table.draftOrderId))
    .leftJoin(orders, eq(orders.draftOrderId, table.draftOrderId))
    .leftJoin(costCenters, eq(costCenters.id, table.costCenterId))

export type FoundRequest = Awaited<ReturnType<typeof selectRequests>>[number]

const mostRequests = 200

/** Those that wait first, then the latest. @param userId of the only requester; undefined for all */
export const selectRequests = (db: Database, organizationId: number, userId: number | undefined) =>
  rows(db)
    .where(
      and(
        ofOrganization(organizationId, table),
        userId === undefined ? undefined : ownedBy({ userId }, { userId: table.requesterId }),
      ),
    )
    .orderBy(desc(eq(table.status, 'pending')), desc(table.id))
    .limit(mostRequests)

export const selectRequest = async (db: Database, organizationId: number, uuid: string) =>
  (await rows(db).where(and(ofOrganization(organizationId, table), eq(table.uuid, uuid))))[0]

export const selectForMail = async (db: Database, uuid: string) => (await rows(db).where(eq(table.uuid, uuid)))[0]

/** Nobody else decides on it until the transaction ends. */
export const lockRequest = async (db: Database, id: number) =>
  (await db.select().from(table).where(eq(table.id, id)).for('update'))[0]

export const deleteRequest = async (db: Database, id: number): Promise<void> => {
  await db.delete(table).where(eq(table.id, id))
}

export const updateRequest = async (
  db: Database,
  id: number,
  values: Partial<typeof table.$inferInsert>,
): Promise<void> => {
  await db
    .update(table)
    .set({ ...values, version: sql`${table.version} + 1` })
    .where(eq(table.id, id))
}
