import { lt, sql } from 'drizzle-orm'
import type { Services } from '../../kernel/context.ts'
import type { Database } from '../../db/connect.ts'
import { deleteRows } from '../../db/delete-rows.ts'
import { paymentNotifications, refusedNotifications } from '../../db/schema/notifications.ts'

export const insertNotification = async (
  db: Database,
  values: typeof paymentNotifications.$inferInsert,
): Promise<void> => {
  await db.insert(paymentNotifications).values(values)
}

/** Counts one whose signature is missing or wrong: anybody can send those, so nothing of them is stored. */
export const countRefused = async (db: Database, provider: string, at: Date): Promise<void> => {
  await db
    .insert(refusedNotifications)
    .values({ provider, day: at.toISOString().slice(0, 10), count: 1 })
    .onConflictDoUpdate({
      target: [refusedNotifications.provider, refusedNotifications.day],
      set: { count: sql`${refusedNotifications.count} + 1` },
    })
}

/** @returns how many rows were deleted */
export const deleteOldNotifications = async ({ db }: Pick<Services, 'db'>, before: Date): Promise<number> =>
  (await deleteRows(db, paymentNotifications, lt(paymentNotifications.receivedAt, before))) +
  (await deleteRows(db, refusedNotifications, lt(refusedNotifications.day, before.toISOString().slice(0, 10))))
