import { and, eq, getTableColumns, lt, sql } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'
import { deleteRows } from '../../db/delete-rows.ts'
import { variants } from '../../db/schema/variants.ts'
import { downloads } from '../../db/schema/downloads.ts'
import { orderItems } from '../../db/schema/orders.ts'

export const selectItem = async (db: Database, orderId: number, id: number) =>
  (
    await db
      .select({ ...getTableColumns(orderItems), publishedOn: variants.publishedOn })
      .from(orderItems)
      .innerJoin(variants, eq(variants.id, orderItems.variantId))
      .where(and(eq(orderItems.id, id), eq(orderItems.orderId, orderId)))
  )[0]

/** Counts one more download. @returns false if there were `most` downloads already */
export const countDownload = async (db: Database, orderItemId: number, at: Date, max: number): Promise<boolean> => {
  const counted = await db
    .insert(downloads)
    .values({ orderItemId, count: 1, firstAt: at, lastAt: at })
    .onConflictDoUpdate({
      target: downloads.orderItemId,
      set: { count: sql`${downloads.count} + 1`, lastAt: at },
      setWhere: lt(downloads.count, max),
    })
    .returning({ count: downloads.count })
  return counted.length === 1
}

/** A proof of delivery is not needed for ever. @returns the number of deleted rows */
export const deleteOldDownloads = ({ db }: { db: Database }, before: Date): Promise<number> =>
  deleteRows(db, downloads, lt(downloads.lastAt, before))
