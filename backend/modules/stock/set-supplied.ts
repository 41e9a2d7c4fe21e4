import { inArray } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'
import { stockItems, supplierStock } from '../../db/schema/stock.ts'
import { insertMany } from '../../db/write-rows.ts'
import type { Services } from '../../kernel/context.ts'
import { announceStock } from './announce.ts'
import { findWebWarehouse, lockStock } from './queries.ts'
import { noCopies } from './rules/free-copies.ts'
import { mostCopies, type Supplied } from './rules/most-copies.ts'
import type { CountResult } from './set-counts.ts'

type Ctx = Pick<Services, 'db' | 'jobs' | 'now'>

/** What suppliers have said of these variants. */
export const selectSaid = async (db: Database, ids: readonly number[]): Promise<Map<number, Supplied[]>> =>
  Map.groupBy(
    await db
      .select()
      .from(supplierStock)
      .where(inArray(supplierStock.variantId, [...ids])),
    ({ variantId }) => variantId,
  )

/**
 * Notes what suppliers say of their own copies, in the caller's transaction. The supplier with most copies counts. Copies
 * that are reserved already stay, and such variants are among the refused ones.
 */
export const setSupplied = async (ctx: Ctx, said: readonly Supplied[]): Promise<CountResult> => {
  if (said.length === 0) return { changed: [], refused: [] }
  const warehouseId = await findWebWarehouse(ctx.db)
  const ids = [...new Set(said.map(({ variantId }) => variantId))].toSorted((a, b) => a - b)
  const locked = new Map((await lockStock(ctx.db, ids)).map((level) => [level.variantId, level]))
  const saidAt = ctx.now()
  const rows = said.map((one) => ({ ...one, saidAt }))
  await insertMany(ctx.db, supplierStock, rows, { onConflict: ['variantId', 'supplier'] })

  const all = await selectSaid(ctx.db, ids)
  const wanted = ids.map((variantId) => {
    const before = locked.get(variantId) ?? noCopies(variantId)
    const { copies, leadDays } = mostCopies((all.get(variantId) ?? []).filter((one) => one.copies > 0)) ?? {
      copies: 0,
      leadDays: null,
    }
    const least = before.reserved - before.onHand
    return { before, isRefused: copies < least, after: { ...before, supplied: Math.max(copies, least), leadDays } }
  })
  const changes = wanted.filter(
    ({ before, after }) => before.supplied !== after.supplied || before.leadDays !== after.leadDays,
  )
  await insertMany(
    ctx.db,
    stockItems,
    changes.map(({ after }) => ({ ...after, warehouseId })),
    { onConflict: ['variantId', 'warehouseId'] },
  )
  const growth = new Map(changes.map(({ before, after }) => [before.variantId, after.supplied - before.supplied]))
  await announceStock(
    ctx,
    changes.map(({ before }) => before),
    (variantId) => growth.get(variantId) ?? 0,
  )
  return {
    changed: changes.map(({ before, after }) => ({
      variantId: before.variantId,
      before: before.supplied,
      after: after.supplied,
    })),
    refused: wanted.filter(({ isRefused }) => isRefused).map(({ before }) => before.variantId),
  }
}
