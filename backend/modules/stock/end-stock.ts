import { inArray } from 'drizzle-orm'
import { supplierStock } from '../../db/schema/stock.ts'
import type { Services } from '../../kernel/context.ts'
import { lockStock } from './queries.ts'
import { type CountResult, setCounts } from './set-counts.ts'
import { setSupplied } from './set-supplied.ts'

type Ctx = Pick<Services, 'db' | 'jobs' | 'now'>

/**
 * Ends the stock of variants that are downloads from now on, in the caller's transaction. Copies that orders have reserved
 * stay until these are sent, and such variants are among the refused ones.
 */
export const endStock = async (ctx: Ctx, variantIds: readonly number[]): Promise<CountResult> => {
  if (variantIds.length === 0) return { changed: [], refused: [] }
  const said = await ctx.db
    .select()
    .from(supplierStock)
    .where(inArray(supplierStock.variantId, [...variantIds]))
  const supplied = await setSupplied(
    ctx,
    said.map(({ variantId, supplier, leadDays }) => ({ variantId, supplier, leadDays, copies: 0 })),
  )
  const levels = await lockStock(ctx.db, variantIds)
  const counted = await setCounts(
    ctx,
    new Map(levels.map(({ variantId, reserved, supplied: left }) => [variantId, Math.max(0, reserved - left)])),
  )
  const reserved = levels.filter((level) => level.reserved > 0).map(({ variantId }) => variantId)
  return { changed: counted.changed, refused: [...new Set([...supplied.refused, ...reserved])] }
}
