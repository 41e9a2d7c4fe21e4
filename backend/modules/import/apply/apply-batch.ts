import { sql } from 'drizzle-orm'
import { announce } from '../../announcements/service.ts'
import { writeSearchIndex } from '../../catalog/service.ts'
import { setPrices } from '../../pricing/service.ts'
import { nameResources, settleProducts } from '../../resources/service.ts'
import { setCounts } from '../../stock/service.ts'
import { isOfOffer, type Outcome } from '../report/outcome.ts'
import { type Batch, type ImportServices, noChanges, type Pools, type ReadRecord } from './batch.ts'
import { judge } from './judge.ts'
import { loadShelf } from './load-shelf.ts'
import { writeShelf } from './write-shelf.ts'

/** "import" as letters: batches of two imports take turns, so that neither adds what the other has just added. */
const lockId = 0x696d706f

const fillPools = async ({ db }: ImportServices, pools: Pools, batch: readonly ReadRecord[]): Promise<void> => {
  const people = batch.reduce((sum, { record }) => sum + (record.about?.contributors.length ?? 0), 0)
  await pools.contributors.fill(db, people)
  for (const name of ['publishers', 'series', 'works', 'products', 'variants'] as const)
    await pools[name].fill(db, batch.length)
}

/** A variant whose row or whose prices changed is told of; the reader of the report sees both as changes of its record. */
const addChange = (outcomes: ReadonlyMap<number, Outcome>, variantId: number, change: string): void => {
  const outcome = outcomes.get(variantId)
  if (!outcome) return
  if (outcome.status === 'left') outcome.status = 'changed'
  if (outcome.status === 'changed' && !outcome.changes.includes(change)) outcome.changes.push(change)
}

const writeRest = async (
  ctx: ImportServices,
  { shelf, changes }: Batch,
  outcomes: ReadonlyMap<number, Outcome>,
): Promise<void> => {
  const wanted = [...changes.prices].map(([variantId, prices]) => ({
    variantId,
    prices,
    vatRate: shelf.variants.get(variantId)?.vatRate ?? 0,
  }))
  for (const { variantId, currency } of await setPrices(ctx.db, ctx.now(), wanted))
    addChange(outcomes, variantId, `price ${currency}`)
  const { changed, refused } = await setCounts(ctx, changes.counts)
  for (const variantId of changed) addChange(outcomes, variantId, 'stock')
  for (const variantId of refused) outcomes.get(variantId)?.notes.push({ code: 'stock_is_reserved' })
}

/** What pages show of books that were there before; those of new books do not exist yet. */
const announceBatch = async (
  ctx: ImportServices,
  { shelf, changes }: Batch,
  outcomes: readonly Outcome[],
): Promise<void> => {
  const changed = outcomes.flatMap(({ status, variantId, changes: its }) =>
    status === 'changed' && variantId !== null ? [{ id: variantId, changes: its }] : [],
  )
  const variantIds = changed.map(({ id }) => id)
  const offered = changed.filter((one) => one.changes.some(isOfOffer))
  const touched = [...changes.variants.added, ...variantIds].flatMap((id) => shelf.variants.get(id)?.productId ?? [])
  const products = [...touched, ...changes.products.changed].filter((id) => !changes.products.added.has(id))
  const tags = [
    ...variantIds.map((id) => `variant:${id}`),
    ...offered.map(({ id }) => `offer:${id}`),
    ...products.map((id) => `product:${id}`),
  ]
  await announce(ctx.db, tags)
}

/** Applies some hundred records in the caller's transaction, by statements over all of them at once. */
export const applyBatch = async (
  ctx: ImportServices,
  sender: string,
  pools: Pools,
  records: readonly ReadRecord[],
): Promise<Outcome[]> => {
  // A commit need not wait for the disk: what the server forgets when it falls, the same file brings again.
  await ctx.db.execute(sql`select pg_advisory_xact_lock(${lockId}), set_config('synchronous_commit', 'off', true)`)
  await fillPools(ctx, pools, records)
  const batch: Batch = {
    shelf: await loadShelf(
      ctx.db,
      sender,
      records.map(({ record }) => record),
    ),
    changes: noChanges(),
    pools,
  }
  const outcomes = records.map((one) => judge(batch, one))
  await writeShelf(ctx.db, sender, batch)
  const byVariant = new Map(
    outcomes.flatMap((outcome) => (outcome.variantId === null ? [] : [[outcome.variantId, outcome] as const])),
  )
  await writeRest(ctx, batch, byVariant)
  const { added, changed, relinked } = batch.changes.products
  const toIndex = [...new Set([...changed, ...relinked])].filter((id) => !added.has(id))
  if (toIndex.length > 0) await writeSearchIndex(ctx.db, toIndex)
  const { resources } = batch.changes
  await nameResources(ctx, resources)
  // A cover that was fetched since the product was read has been written over, one that is named no more must go.
  const named = [...resources.keys()].flatMap((id) => batch.shelf.variants.get(id)?.productId ?? [])
  await settleProducts(
    ctx.db,
    [...new Set([...changed, ...named])].filter((id) => !added.has(id)),
  )
  await announceBatch(ctx, batch, outcomes)
  return outcomes
}
