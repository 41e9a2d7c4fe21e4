import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import type { Database } from '#backend/db/connect.ts'
import { offers } from '#backend/db/schema/offers.ts'
import { updateOffer as update } from '#backend/modules/offers/queries.ts'

export * from '#backend/modules/offers/queries.ts'

/** Reads the offer without its lock. */
export const lockOffer = async (db: Database, id: number) =>
  (await db.select().from(offers).where(eq(offers.id, id)))[0]

/** Some time after it was read: long enough for what others do meanwhile. */
export const updateOffer: typeof update = async (...change) => {
  await wait(50)
  await update(...change)
}
