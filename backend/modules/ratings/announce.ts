import type { Database } from '../../db/connect.ts'
import { announce } from '../announcements/service.ts'
import { selectVariantIds } from './queries.ts'

/** The product's own pages; listings that show its stars follow when they are made anew. */
export const announceRatings = async (db: Database, productId: number): Promise<void> => {
  const variantIds = await selectVariantIds(db, productId)
  await announce(db, [`product:${productId}`, ...variantIds.map((id) => `variant:${id}`)])
}
