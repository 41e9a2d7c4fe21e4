import { eq } from 'drizzle-orm'
import { variants } from '../../db/schema/catalogue.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Services } from '../../http/context.ts'
import { fail, ok, type Result } from '../../http/result.ts'
import { type PriceChange, setPrices, type WantedPrices } from './set-prices.ts'

/**
 * An operator's price for one variant, told to the pages that show it: its own, and all that name it with its price.
 * @returns undefined if it had this price already
 */
export const setPrice = (
  ctx: Pick<Services, 'db' | 'jobs' | 'now'>,
  sku: string,
  price: WantedPrices['prices'][number],
): Promise<Result<PriceChange | undefined, 'item_not_found'>> =>
  inTransaction(ctx, async ({ db, jobs, now }) => {
    const [variant] = await db.select({ variantId: variants.id, vatRate: variants.vatRate }).from(variants).where(eq(variants.sku, sku))
    if (!variant) return fail('item_not_found')
    const [change] = await setPrices(db, now(), [{ ...variant, prices: [price] }])
    if (change) await jobs.enqueue(db, 'announce-change', { tags: [`offer:${variant.variantId}`, `variant:${variant.variantId}`] })
    return ok(change)
  })
