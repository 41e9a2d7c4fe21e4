import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'
import { offers } from '../../db/schema/offers.ts'
import { offerReservations } from '../../db/schema/stock.ts'
import { webWarehouse } from './queries.ts'
import type { Copies } from './rules/copies-needed.ts'

const ofOffer = (offerId: number) => eq(offerReservations.offerId, offerId)

export const hasOfferReservations = async (db: Database, offerId: number): Promise<boolean> =>
  (await db.$count(offerReservations, ofOffer(offerId))) > 0

export const insertOfferReservations = async (
  db: Database,
  offerId: number,
  copies: readonly Copies[],
  until: Date,
): Promise<void> => {
  if (copies.length === 0) return
  await db
    .insert(offerReservations)
    .values(copies.map((one) => ({ ...one, offerId, warehouseId: webWarehouse, until })))
}

/** @returns the copies in locking order */
export const deleteOfferReservations = async (db: Database, offerId: number): Promise<Copies[]> => {
  const { variantId, quantity } = offerReservations
  const deleted = await db.delete(offerReservations).where(ofOffer(offerId)).returning({ variantId, quantity })
  return deleted.toSorted((a, b) => a.variantId - b.variantId)
}

const isSent = sql`exists (select from ${offers} where ${offers.id} = ${offerReservations.offerId} and ${offers.status} = 'offer_sent')`

/** Offers whose copies are reserved and wait for nobody any more. @param offerId only this one */
export const selectEndedOffers = async (
  db: Database,
  { now, offerId }: { now: Date; offerId?: number },
): Promise<number[]> => {
  const isOver = sql`(${offerReservations.until} <= ${now.toISOString()}::timestamptz or not ${isSent})`
  const rows = await db
    .selectDistinct({ id: offerReservations.offerId })
    .from(offerReservations)
    .where(and(isOver, offerId === undefined ? undefined : ofOffer(offerId)))
    .orderBy(asc(offerReservations.offerId))
  return rows.map(({ id }) => id)
}
