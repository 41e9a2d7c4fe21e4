import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'
import { orderItems } from '../../db/schema/orders.ts'

/** What was bought. Gifts and upsells belong to their deals, which may be over. */
export const selectBought = (db: Database, orderId: number) =>
  db
    .select({ variantId: orderItems.variantId, quantity: orderItems.quantity, name: orderItems.name })
    .from(orderItems)
    .where(
      and(eq(orderItems.orderId, orderId), inArray(orderItems.type, ['ITEM', 'PACKAGE']), isNull(orderItems.dealKey)),
    )
    .orderBy(asc(orderItems.id))
