import { eq } from 'drizzle-orm'
import type { Database } from '#backend/db/connect.ts'
import { draftOrders } from '#backend/db/schema/draft-orders.ts'

export * from '#backend/modules/draft-orders/requested-carts.ts'

/** Reads the cart of a request without its lock. */
export const lockDraftOrderById = async ({ db }: { db: Database }, id: number) =>
  (await db.select().from(draftOrders).where(eq(draftOrders.id, id)))[0]
