import { and, asc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Carrier } from '#contracts/carriers.ts'
import type { Database } from '../../db/connect.ts'
import { orders, orderShipments } from '../../db/schema/orders.ts'

export interface DueParcel {
  id: number
  orderId: number
  number: string
  carrier: Carrier
}

const carrier = sql<Carrier>`${orders.pickupPoint} ->> 'carrier'`

/** Parcels under way whose carrier was not asked lately. Two processes get different ones. */
export const claimParcels = async (
  db: Database,
  { carriers, now, until, max }: { carriers: readonly string[]; now: Date; until: Date; max: number },
): Promise<DueParcel[]> => {
  if (carriers.length === 0) return []
  const due = db
    .select({ id: orderShipments.id })
    .from(orderShipments)
    .innerJoin(orders, eq(orders.id, orderShipments.orderId))
    .where(
      and(
        isNotNull(orderShipments.trackingNumber),
        isNull(orderShipments.handedOverAt),
        inArray(carrier, [...carriers]),
        or(isNull(orderShipments.nextQuestionAt), lt(orderShipments.nextQuestionAt, now)),
      ),
    )
    .orderBy(asc(orderShipments.id))
    .limit(max)
    .for('update', { of: orderShipments, skipLocked: true })
  const claimed = await db
    .update(orderShipments)
    .set({ nextQuestionAt: until })
    .where(inArray(orderShipments.id, due))
    .returning({ id: orderShipments.id })
  const ids = claimed.map(({ id }) => id)
  if (ids.length === 0) return []
  return db
    .select({
      id: orderShipments.id,
      orderId: orderShipments.orderId,
      number: sql<string>`${orderShipments.trackingNumber}`,
      carrier,
    })
    .from(orderShipments)
    .innerJoin(orders, eq(orders.id, orderShipments.orderId))
    .where(inArray(orderShipments.id, ids))
    .orderBy(asc(orderShipments.id))
}
