import type { Database } from '../../db/connect.ts'
import { announce } from '../announcements/service.ts'
import { selectVariantIds } from './queries.ts'

/** Announces the pages of the product. Listings that show its stars change when they are rendered again. */
export const announceRatings = async (db: Database, productId: number): Promise<void> => {
  const variantIds = await selectVariantIds(db, productId)
  await announce(db, [`product:${productId}`, ...variantIds.map((id) => `variant:${id}`)])
}
