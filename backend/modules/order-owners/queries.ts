import { and, eq, isNull, or } from 'drizzle-orm'
import { ownedBy } from '../../access/owner.ts'
import type { Database } from '../../db/connect.ts'
import { orders } from '../../db/schema/orders.ts'

/** Of two customers at once the first gets the order; an organisation's is nobody's when its buyer is gone. @returns whether the order belongs to the customer then */
export const giveOrder = async (db: Database, id: number, userId: number): Promise<boolean> => {
  const given = await db
    .update(orders)
    .set({ userId })
    .where(
      and(
        eq(orders.id, id),
        or(and(isNull(orders.userId), isNull(orders.organizationId)), ownedBy({ userId }, orders)),
      ),
    )
    .returning({ id: orders.id })
  return given.length === 1
}
