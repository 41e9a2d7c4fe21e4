import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'
import { prices } from '../../db/schema/prices.ts'
import { variants } from '../../db/schema/variants.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import type { Services } from '../../kernel/context.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { announce } from '../announcements/service.ts'
import { deleteHeld } from './hold-prices.ts'
import { rangeMoves } from './rules/range-moves.ts'
import { type PriceChange, setPrices, type WantedPrices } from './set-prices.ts'

const selectOthers = async (
  db: Database,
  productId: number,
  { variantId, currency }: PriceChange,
): Promise<number[]> => {
  const rows = await db
    .select({ gross: prices.gross })
    .from(variants)
    .innerJoin(prices, and(eq(prices.variantId, variants.id), eq(prices.currency, currency)))
    .where(and(eq(variants.productId, productId), ne(variants.id, variantId), variants.active))
  return rows.map(({ gross }) => gross)
}

/** The pages that say the price, and those that only say from which price on the product can be had. */
const announcePrice = async (db: Database, productId: number, change: PriceChange): Promise<void> => {
  const { variantId, before, after } = change
  const isRangeOther = rangeMoves(await selectOthers(db, productId, change), before, after)
  await announce(db, [`offer:${variantId}`, `variant:${variantId}`, ...(isRangeOther ? [`product:${productId}`] : [])])
}

/**
 * An operator's price for one variant, which ends what an import wanted instead. All pages that show it are told: its
 * own, and those that name it with its price.
 * @returns undefined if it had this price already
 */
export const setPrice = (
  ctx: Pick<Services, 'db' | 'now'>,
  sku: string,
  price: WantedPrices['prices'][number],
): Promise<Result<PriceChange | undefined, 'item_not_found'>> =>
  inTransaction(ctx, async ({ db, now }) => {
    const [variant] = await db
      .select({ variantId: variants.id, vatRate: variants.vatRate, productId: variants.productId })
      .from(variants)
      .where(eq(variants.sku, sku))
    if (!variant) return fail('item_not_found')
    const [change] = await setPrices(db, now(), [
      { variantId: variant.variantId, vatRate: variant.vatRate, prices: [price] },
    ])
    await deleteHeld(db, [{ variantId: variant.variantId, currency: price.currency }])
    if (change) await announcePrice(db, variant.productId, change)
    return ok(change)
  })
