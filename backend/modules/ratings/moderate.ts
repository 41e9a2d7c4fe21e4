import { desc, eq } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'
import { products } from '../../db/schema/products.ts'
import { ratings } from '../../db/schema/ratings.ts'
import { announceRatings } from './announce.ts'
import { lockProduct, type RatingRow, writeSums } from './queries.ts'

type Status = RatingRow['status']

/** Ratings that wait for moderation, or that are already moderated, the latest first, with the title of the book. */
export const findRatings = (db: Database, status: Status, limit: number) =>
  db
    .select({ rating: ratings, bookTitle: products.title })
    .from(ratings)
    .innerJoin(products, eq(products.id, ratings.productId))
    .where(eq(ratings.status, status))
    .orderBy(desc(ratings.createdAt), desc(ratings.id))
    .limit(limit)

/** Must run in a transaction. @returns the status before the change; undefined if there is no such rating */
export const decideRating = async (
  db: Database,
  id: number,
  to: Exclude<Status, 'waiting'>,
): Promise<Status | undefined> => {
  const [known] = await db.select({ productId: ratings.productId }).from(ratings).where(eq(ratings.id, id))
  if (!known) return undefined
  await lockProduct(db, known.productId)
  const [row] = await db.select().from(ratings).where(eq(ratings.id, id))
  if (!row || row.status === to) return row?.status
  await db.update(ratings).set({ status: to }).where(eq(ratings.id, id))
  await writeSums(db, row.productId)
  // A refused rating that had waited was on no page, so no page changes.
  if (to === 'approved' || row.status === 'approved') await announceRatings(db, row.productId)
  return row.status
}
