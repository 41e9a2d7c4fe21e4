import en from '#messages/en/retention.json' with { type: 'json' }
import hu from '#messages/hu/retention.json' with { type: 'json' }
import type { Database } from '../../db/connect.ts'
import { announceRatings } from './announce.ts'
import { detachRatings } from './queries.ts'

/**
 * For a user who deletes the account: other readers rely on the stars and the text, so a published rating stays, without
 * anything that leads to its author. To be called in a transaction.
 */
export const detachAuthor = async (db: Database, userId: number): Promise<void> => {
  const products = await detachRatings(db, userId, { hu: hu.formerReader, en: en.formerReader })
  for (const productId of products) await announceRatings(db, productId)
}
