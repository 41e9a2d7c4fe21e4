import type { Database } from '../../db/connect.ts'
import { announceRatings } from './announce.ts'
import { moveOrderRatings, selectRatedProducts } from './order-queries.ts'
import { lockProduct, writeSums } from './queries.ts'

/**
 * The ratings of an order that was placed without an account become those of the user to whom the order belongs now. Of
 * two ratings of one book the later one stays. To be called in a transaction that has locked the order.
 */
export const moveRatings = async (db: Database, orderId: number, userId: number): Promise<void> => {
  const productIds = await selectRatedProducts(db, orderId)
  for (const productId of productIds) await lockProduct(db, productId)
  await moveOrderRatings(db, orderId, userId)
  for (const productId of productIds) if (await writeSums(db, productId)) await announceRatings(db, productId)
}
