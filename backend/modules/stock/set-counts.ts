import { sql } from 'drizzle-orm'
import type { Services } from '../../kernel/context.ts'
import { stockItems, stockMovements, warehouses } from '../../db/schema/stock.ts'
import { insertMany } from '../../db/write-rows.ts'
import { announceStock } from './announce.ts'
import { lockStock } from './queries.ts'

type Ctx = Pick<Services, 'db' | 'jobs' | 'now'>

export interface CountResult {
  changed: number[]
  /** More copies are reserved than counted: the row stays as it is. */
  refused: number[]
  /** The copies before, of variants that had been counted. */
  before: ReadonlyMap<number, number>
}

/**
 * Sets the counted copies of many variants in the web warehouse, in the caller's transaction. The first count of a
 * variant is a receipt, every later one a correction.
 */
export const setCounts = async (ctx: Ctx, counts: ReadonlyMap<number, number>): Promise<CountResult> => {
  if (counts.size === 0) return { changed: [], refused: [], before: new Map() }
  const [web] = await ctx.db
    .select({ id: warehouses.id })
    .from(warehouses)
    .where(sql`${warehouses.kind} = 'web'`)
  if (!web) throw new Error('The shop has no web warehouse.')
  const levels = await lockStock(ctx.db, [...counts.keys()])
  const known = new Map(levels.map((level) => [level.variantId, level]))
  const refused = levels
    .filter(({ variantId, reserved }) => (counts.get(variantId) ?? 0) < reserved)
    .map(({ variantId }) => variantId)
  const changes = [...counts]
    .map(([variantId, onHand]) => ({ variantId, onHand, by: onHand - (known.get(variantId)?.onHand ?? 0) }))
    .filter(({ variantId, by }) => !refused.includes(variantId) && (by !== 0 || !known.has(variantId)))
    .toSorted((a, b) => a.variantId - b.variantId)
  await insertMany(
    ctx.db,
    stockItems,
    changes.map(({ variantId, onHand }) => ({ warehouseId: web.id, variantId, onHand })),
    { onConflict: ['variantId', 'warehouseId'] },
  )
  const at = ctx.now()
  const movements = changes
    .filter(({ by }) => by !== 0)
    .map(({ variantId, by }) => ({
      warehouseId: web.id,
      variantId,
      quantity: by,
      reason: known.has(variantId) ? ('correction' as const) : ('receipt' as const),
      orderId: null,
      at,
    }))
  await insertMany(ctx.db, stockMovements, movements)
  const changed = changes.map(({ variantId }) => variantId)
  await announceStock(
    ctx,
    levels.filter(({ variantId }) => changed.includes(variantId)),
    (variantId) => changes.find((one) => one.variantId === variantId)?.by ?? 0,
  )
  return { changed, refused, before: new Map(levels.map(({ variantId, onHand }) => [variantId, onHand])) }
}
