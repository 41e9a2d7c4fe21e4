import type { Services } from '../../kernel/context.ts'
import { announce } from '../announcements/service.ts'
import { selectPackageParts } from './queries.ts'
import type { Copies } from './rules/copies-needed.ts'
import { freeCopies, type StockLevel } from './rules/free-copies.ts'
import { packageChanges } from './rules/package-change.ts'
import { tagsOfChange } from './rules/tags-of-change.ts'

type Ctx = Pick<Services, 'db' | 'jobs'>

/**
 * Announces the pages that show another stock now, and starts the stock notifications of variants that are back, in the
 * caller's transaction and after its writes. What can be ordered changes when copies are reserved or released; selling
 * reserved copies changes nothing that a visitor sees.
 */
export const announceStock = async (
  ctx: Ctx,
  before: readonly StockLevel[],
  change: (variantId: number) => number,
): Promise<void> => {
  const changed = before
    .map((level) => ({
      variantId: level.variantId,
      from: freeCopies(level),
      to: freeCopies(level) + change(level.variantId),
      isSupplied: level.supplied > 0,
    }))
    .filter(({ from, to }) => from !== to)
  if (changed.length === 0) return
  const parts = await selectPackageParts(
    ctx.db,
    changed.map(({ variantId }) => variantId),
  )
  const all = [...changed, ...packageChanges(parts, change)]
  await announce(ctx.db, all.flatMap(tagsOfChange))
  const back = all.filter(({ from, to }) => from <= 0 && to > 0).map(({ variantId }) => variantId)
  if (back.length > 0) await ctx.jobs.enqueue(ctx.db, 'stock-returned', { variantIds: back })
}

export const quantityIn = (copies: readonly Copies[], variantId: number): number =>
  copies.find((one) => one.variantId === variantId)?.quantity ?? 0
