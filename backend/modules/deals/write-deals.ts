import { eq } from 'drizzle-orm'
import type { DealForm } from '#contracts/deal-forms.ts'
import type { Database } from '../../db/connect.ts'
import { dealConditions, dealRewards, deals } from '../../db/schema/deals.ts'
import { findTarget, findTargets } from './find-targets.ts'

const momentOf = (text: string | null): Date | null => (text === null ? null : new Date(text))

/**
 * Writes deals in the caller's transaction: new ones, and new versions of those that have the same key. Their order in
 * the file is their order in carts.
 * @throws UnknownTarget if a deal names something that the shop does not have
 */
export const writeDeals = async (db: Database, forms: readonly DealForm[]): Promise<void> => {
  for (const [position, { conditions, rewards, validFrom, validUntil, ...values }] of forms.entries()) {
    const row = { ...values, validFrom: momentOf(validFrom), validUntil: momentOf(validUntil), position }
    const [deal] = await db
      .insert(deals)
      .values(row)
      .onConflictDoUpdate({ target: deals.key, set: row })
      .returning({ id: deals.id })
    if (!deal) throw new Error('An inserted deal came back empty')
    const dealId = deal.id
    await db.delete(dealConditions).where(eq(dealConditions.dealId, dealId))
    await db.delete(dealRewards).where(eq(dealRewards.dealId, dealId))
    const targets = await findTargets(db, conditions)
    if (targets.length > 0) await db.insert(dealConditions).values(targets.map((one) => ({ ...one, dealId })))
    for (const [place, { sku, prices }] of rewards.entries())
      await db
        .insert(dealRewards)
        .values({ dealId, variantId: await findTarget(db, 'variant', sku), prices, position: place })
  }
}
