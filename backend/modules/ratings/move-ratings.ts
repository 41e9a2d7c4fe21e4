import type { Database } from '../../db/connect.ts'
import { announceRatings } from './announce.ts'
import { deleteRating, selectGuestRatings, updateOwner } from './order-queries.ts'
import { lockProduct, selectOwn, writeSums } from './queries.ts'

/**
 * The ratings of an order that was placed without an account become those of the user to whom the order belongs now. Of
 * two ratings of one book the later one stays. To be called in a transaction that has locked the order.
 */
export const moveRatings = async (db: Database, orderId: number, userId: number): Promise<void> => {
  const given = await selectGuestRatings(db, orderId)
  for (const rating of given) {
    await lockProduct(db, rating.productId)
    const own = await selectOwn(db, userId, rating.productId)
    if (own) await deleteRating(db, own.createdAt < rating.createdAt ? own.id : rating.id)
  }
  await updateOwner(db, orderId, userId)
  for (const { productId } of given) if (await writeSums(db, productId)) await announceRatings(db, productId)
}
