import type { Services } from '../../http/context.ts'
import { selectAffected, type StockLevel } from './queries.ts'
import type { Copies } from './rules/copies-needed.ts'
import { isWorthAnnouncing } from './rules/worth-announcing.ts'

type Ctx = Pick<Services, 'db' | 'jobs'>

/**
 * Tells the storefront which pages show another stock now, in the caller's transaction. What can be ordered changes
 * when copies are reserved or let go; selling reserved ones changes nothing a visitor sees.
 */
export const announceStock = async (ctx: Ctx, before: readonly StockLevel[], change: (variantId: number) => number): Promise<void> => {
  const changed = before
    .map(({ variantId, onHand, reserved }) => ({ variantId, from: onHand - reserved, to: onHand - reserved + change(variantId) }))
    .filter(({ from, to }) => isWorthAnnouncing(from, to))
    .map(({ variantId }) => variantId)
  if (changed.length === 0) return
  const affected = await selectAffected(ctx.db, changed)
  const tags = affected.flatMap(({ variantId, productId }) => [`variant:${variantId}`, `product:${productId}`])
  await ctx.jobs.enqueue(ctx.db, 'announce-change', { tags: [...new Set(tags)].toSorted() })
}

export const quantityIn = (copies: readonly Copies[], variantId: number): number =>
  copies.find((one) => one.variantId === variantId)?.quantity ?? 0
