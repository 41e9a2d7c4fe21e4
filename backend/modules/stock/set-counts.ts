import type { Services } from '../../kernel/context.ts'
import { stockItems, stockMovements } from '../../db/schema/stock.ts'
import { insertMany } from '../../db/write-rows.ts'
import { announceStock } from './announce.ts'
import { findWebWarehouse, lockStock } from './queries.ts'

type Ctx = Pick<Services, 'db' | 'jobs' | 'now'>

export interface CountResult {
  /** `before` is undefined for a variant that had not been counted. */
  changed: { variantId: number; before: number | undefined; after: number }[]
  /** More copies are reserved than counted: the row stays as it is. */
  refused: number[]
}

/**
 * Sets the counted copies of many variants in the web warehouse, in the caller's transaction. The first count of a
 * variant is a receipt, every later one a correction.
 */
export const setCounts = async (ctx: Ctx, counts: ReadonlyMap<number, number>): Promise<CountResult> => {
  if (counts.size === 0) return { changed: [], refused: [] }
  const warehouseId = await findWebWarehouse(ctx.db)
  const levels = await lockStock(ctx.db, [...counts.keys()])
  const known = new Map(levels.map((level) => [level.variantId, level]))
  const refused = levels
    .filter(({ variantId, supplied, reserved }) => (counts.get(variantId) ?? 0) + supplied < reserved)
    .map(({ variantId }) => variantId)
  const changes = [...counts]
    .map(([variantId, onHand]) => ({ variantId, onHand, by: onHand - (known.get(variantId)?.onHand ?? 0) }))
    .filter(({ variantId, by }) => !refused.includes(variantId) && (by !== 0 || !known.has(variantId)))
    .toSorted((a, b) => a.variantId - b.variantId)
  await insertMany(
    ctx.db,
    stockItems,
    changes.map(({ variantId, onHand }) => ({ warehouseId, variantId, onHand })),
    { onConflict: ['variantId', 'warehouseId'] },
  )
  const at = ctx.now()
  const movements = changes
    .filter(({ by }) => by !== 0)
    .map(({ variantId, by }) => ({
      warehouseId,
      variantId,
      quantity: by,
      reason: known.has(variantId) ? ('correction' as const) : ('receipt' as const),
      orderId: null,
      at,
    }))
  await insertMany(ctx.db, stockMovements, movements)
  const growth = new Map(changes.map(({ variantId, by }) => [variantId, by]))
  await announceStock(
    ctx,
    levels.filter(({ variantId }) => growth.has(variantId)),
    (variantId) => growth.get(variantId) ?? 0,
  )
  const changed = changes.map(({ variantId, onHand }) => ({
    variantId,
    before: known.get(variantId)?.onHand,
    after: onHand,
  }))
  return { changed, refused }
}
