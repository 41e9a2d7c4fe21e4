import { sql } from 'drizzle-orm'
import { announce } from '../../announcements/service.ts'
import { writeSearchIndex } from '../../search/service.ts'
import { nameResources, updateProductAssets } from '../../resources/service.ts'
import { type CountResult, endStock, setCounts, setSupplied } from '../../stock/service.ts'
import { type FieldChange, isOfOffer, type Outcome } from '../report/outcome.ts'
import {
  type Batch,
  type HashedRecord,
  type ImportRun,
  type ImportServices,
  noChanges,
  type Pools,
  type ReadRecord,
} from './batch.ts'
import { applyRecord } from './apply-record.ts'
import { isUnchanged } from './find-variant.ts'
import { loadRecords } from './load-variants.ts'
import { followDays } from './follow-days.ts'
import { loadWorkingSet } from './load-working-set.ts'
import { writeChanges } from './write-changes.ts'
import { writePrices } from './write-prices.ts'

/** The letters "impo". Batches of two imports run one after the other, so that neither adds what the other has just added. */
const lockId = 0x696d706f

const fillPools = async ({ db }: ImportServices, pools: Pools, batch: readonly ReadRecord[]): Promise<void> => {
  const people = batch.reduce((sum, { record }) => sum + (record.about?.contributors.length ?? 0), 0)
  await pools.contributors.fill(db, people)
  for (const name of ['publishers', 'series', 'works', 'products', 'variants'] as const)
    await pools[name].fill(db, batch.length)
}

/** The report shows new prices and stocks as changes of the record, like changes of the row. */
const addChange = (outcomes: ReadonlyMap<number, Outcome>, variantId: number, change: FieldChange): void => {
  const outcome = outcomes.get(variantId)
  if (!outcome) return
  if (outcome.status === 'left') outcome.status = 'changed'
  if (outcome.status !== 'changed' || outcome.changes.includes(change.field)) return
  outcome.changes.push(change.field)
  outcome.values = [...(outcome.values ?? []), change]
}

const addCopies = (
  outcomes: ReadonlyMap<number, Outcome>,
  field: 'stock' | 'supplied',
  { changed, refused }: CountResult,
): void => {
  for (const { variantId, before, after } of changed)
    addChange(outcomes, variantId, { field, from: String(before ?? ''), to: String(after) })
  for (const variantId of refused) outcomes.get(variantId)?.notes.push({ code: 'stock_is_reserved' })
}

const writeRest = async (
  ctx: ImportServices,
  sender: string,
  batch: Batch,
  outcomes: ReadonlyMap<number, Outcome>,
): Promise<void> => {
  await writePrices(ctx, sender, batch, outcomes, (id, change) => addChange(outcomes, id, change))
  const { changes } = batch
  addCopies(outcomes, 'stock', await setCounts(ctx, changes.counts))
  const said = [...changes.supplied].flatMap(([variantId, suppliers]) =>
    suppliers.map(({ name, copies, leadDays }) => ({ variantId, supplier: name, copies, leadDays })),
  )
  addCopies(outcomes, 'supplied', await setSupplied(ctx, said))
  addCopies(outcomes, 'stock', await endStock(ctx, [...changes.withoutStock]))
  await followDays(ctx, [...changes.dated])
}

/** Announces changes of books that existed before. New books have no pages yet. */
const announceBatch = async (
  ctx: ImportServices,
  { workingSet, changes }: Batch,
  outcomes: readonly Outcome[],
): Promise<void> => {
  const changed = outcomes.flatMap(({ status, variantId, changes: its }) =>
    status === 'changed' && variantId !== null ? [{ id: variantId, changes: its }] : [],
  )
  const variantIds = changed.map(({ id }) => id)
  const offered = changed.filter((one) => one.changes.some((change) => isOfOffer(change) || change === 'publishedOn'))
  const touched = [...changes.variants.added, ...variantIds].flatMap(
    (id) => workingSet.variants.get(id)?.productId ?? [],
  )
  const products = [...touched, ...changes.products.changed].filter((id) => !changes.products.added.has(id))
  const tags = [
    ...variantIds.map((id) => `variant:${id}`),
    ...offered.map(({ id }) => `offer:${id}`),
    ...products.map((id) => `product:${id}`),
  ]
  await announce(ctx.db, tags)
}

export interface AppliedBatch {
  outcomes: Outcome[]
  /** Variants that the records were about. */
  seen: ReadonlySet<number>
}

/**
 * Applies some hundred records in the caller's transaction, by statements over all of them at once.
 * @param meanwhile called when Postgres has most to do and this process has time for other work
 */
export const applyBatch = async (
  ctx: ImportServices,
  run: ImportRun,
  pools: Pools,
  records: readonly HashedRecord[],
  meanwhile: () => void,
): Promise<AppliedBatch> => {
  // A commit need not wait for the disk: after a crash the same file can be imported again.
  await ctx.db.execute(sql`select pg_advisory_xact_lock(${lockId}), set_config('synchronous_commit', 'off', true)`)
  const known = await loadRecords(
    ctx.db,
    run.sender,
    records.map(({ record }) => record),
  )
  const news = records.filter(({ record, hash }) => {
    const received = known.get(record.reference)
    return received === undefined || !isUnchanged(received, record, hash)
  })
  await fillPools(ctx, pools, news)
  const batch: Batch = {
    workingSet: await loadWorkingSet(
      ctx.db,
      run.shop,
      known,
      news.map(({ record }) => record),
    ),
    changes: noChanges(),
    pools,
    run,
    seen: new Set(),
  }
  const outcomes = records.map((one) => applyRecord(batch, one))
  meanwhile()
  await writeChanges(ctx.db, run.sender, batch)
  const byVariant = new Map(
    outcomes.flatMap((outcome) => (outcome.variantId === null ? [] : [[outcome.variantId, outcome] as const])),
  )
  await writeRest(ctx, run.sender, batch, byVariant)
  const { added, changed, relinked } = batch.changes.products
  const toIndex = [...new Set([...changed, ...relinked])].filter((id) => !added.has(id))
  if (toIndex.length > 0) await writeSearchIndex(ctx.db, toIndex)
  const { resources } = batch.changes
  await nameResources(ctx, resources)
  // The update has overwritten a cover that was fetched after the product was read, and a cover that is named no more has to go.
  const named = [...resources.keys()].flatMap((id) => batch.workingSet.variants.get(id)?.productId ?? [])
  await updateProductAssets(
    ctx.db,
    [...new Set([...changed, ...named])].filter((id) => !added.has(id)),
  )
  await announceBatch(ctx, batch, outcomes)
  return { outcomes, seen: batch.seen }
}
