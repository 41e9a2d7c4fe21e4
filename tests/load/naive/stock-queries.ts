import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#backend/db/connect.ts'
import { stockItems } from '#backend/db/schema/stock.ts'
import type { Copies } from '#backend/modules/stock/rules/copies-needed.ts'
import { freeCopies, type StockLevel } from '#backend/modules/stock/rules/free-copies.ts'

export * from '#backend/modules/stock/queries.ts'

const web = sql`(select id from warehouses where kind = 'web')`

/** Reads the stock without a lock. */
export const lockStock = (db: Database, ids: readonly number[]): Promise<StockLevel[]> =>
  db
    .select({
      variantId: stockItems.variantId,
      onHand: stockItems.onHand,
      supplied: stockItems.supplied,
      leadDays: stockItems.leadDays,
      reserved: stockItems.reserved,
    })
    .from(stockItems)
    .where(and(inArray(stockItems.variantId, [...ids]), eq(stockItems.warehouseId, web)))

/** Reads, checks and writes in three steps, which the guarded update of the real module avoids. */
export const addReserved = async (db: Database, { variantId, quantity }: Copies): Promise<boolean> => {
  const [level] = await lockStock(db, [variantId])
  if (!level || freeCopies(level) < quantity) return false
  await db
    .update(stockItems)
    .set({ reserved: level.reserved + quantity })
    .where(and(eq(stockItems.variantId, variantId), eq(stockItems.warehouseId, web)))
  return true
}
