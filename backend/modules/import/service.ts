import { sql } from 'drizzle-orm'
import { isDatabaseDown } from '../../http/is-database-down.ts'
import { contributors } from '../../db/schema/contributors.ts'
import { products, works } from '../../db/schema/products.ts'
import { publishers, series } from '../../db/schema/publishers.ts'
import { variants } from '../../db/schema/variants.ts'
import { announce } from '../announcements/service.ts'
import { applyBatch } from './apply/apply-batch.ts'
import type { ImportServices, Pools, ReadRecord } from './apply/batch.ts'
import { createIdPool } from './apply/id-pool.ts'
import { isOfOffer, type Outcome, type OutcomeStatus } from './report/outcome.ts'
import { inBatches, readAhead } from './read-ahead.ts'
import { SourceError, type TradeSource, type UnreadableRecord } from './source.ts'

export { ownScheme } from './sources/onix/categories-of.ts'
export { languageCodes } from './sources/onix/codes.ts'

/** Large enough for statements over many rows to pay, small enough for others to get a turn between two batches. */
const batchSize = 1_000
/** So many new books, and the database looks at the sizes of its tables anew. */
const firstLook = 2_000

export interface ImportOptions {
  /** Finds out what would change and writes nothing. */
  dryRun: boolean
  onOutcomes: (outcomes: readonly Outcome[]) => Promise<void>
}

export interface ImportSummary {
  counts: Record<OutcomeStatus, number>
  /** Where and why the file could not be read to its end. */
  broken: string | undefined
}

class DryRun extends Error {}

const isUnreadable = (item: ReadRecord | UnreadableRecord): item is UnreadableRecord => 'refusal' in item

const refuse = ({ reference, isbn, refusal }: UnreadableRecord): Outcome => ({
  reference,
  isbn,
  status: 'refused',
  variantId: null,
  changes: [],
  notes: [refusal],
})

/** One batch, all or nothing. A batch that the database refuses is tried in halves, and those in halves, until only the bad record falls. */
const applySafely = async (
  ctx: ImportServices,
  sender: string,
  pools: Pools,
  records: readonly ReadRecord[],
  dryRun: boolean,
): Promise<Outcome[]> => {
  let outcomes: Outcome[] = []
  try {
    await ctx.db.transaction(async (db) => {
      outcomes = await applyBatch({ ...ctx, db }, sender, pools, records)
      if (dryRun) throw new DryRun()
    })
    return outcomes
  } catch (error) {
    if (error instanceof DryRun) return outcomes
    if (isDatabaseDown(error)) throw error
    const [only, ...others] = records
    if (only && others.length === 0) {
      const { reference, isbn } = only.record
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
      return [
        refuse({
          reference,
          isbn,
          refusal: { code: 'not_stored', detail: cause instanceof Error ? cause.message : String(cause) },
        }),
      ]
    }
    const middle = Math.ceil(records.length / 2)
    const first = await applySafely(ctx, sender, pools, records.slice(0, middle), dryRun)
    return [...first, ...(await applySafely(ctx, sender, pools, records.slice(middle), dryRun))]
  }
}

/** Reads a source to its end and brings the catalog in line with it, batch by batch. */
export const importTrade = async (
  ctx: ImportServices,
  { sender, records }: TradeSource,
  { dryRun, onOutcomes }: ImportOptions,
): Promise<ImportSummary> => {
  const pools: Pools = {
    contributors: createIdPool(contributors),
    publishers: createIdPool(publishers),
    series: createIdPool(series),
    works: createIdPool(works),
    products: createIdPool(products),
    variants: createIdPool(variants),
  }
  const counts: Record<OutcomeStatus, number> = { added: 0, changed: 0, left: 0, refused: 0 }
  let isShelfOther = false
  let looked = 0
  const tell = async (outcomes: readonly Outcome[]): Promise<void> => {
    for (const { status, changes } of outcomes) {
      counts[status] += 1
      isShelfOther ||= status === 'added' || (status === 'changed' && !changes.every(isOfOffer))
    }
    await onOutcomes(outcomes)
  }
  // Otherwise its plans are those for the small catalog that it was until its own daemon notices, minutes later.
  const lookAtSizes = async (growth: number): Promise<void> => {
    if (dryRun || counts.added < Math.max(firstLook, looked * growth)) return
    looked = counts.added
    await ctx.db.execute(sql`analyze`)
  }
  let broken: string | undefined
  try {
    for await (const batch of readAhead(inBatches(records, batchSize))) {
      const unreadable = batch.filter(isUnreadable)
      if (unreadable.length > 0) await tell(unreadable.map(refuse))
      const readable = batch.filter((item): item is ReadRecord => !isUnreadable(item))
      if (readable.length > 0) await tell(await applySafely(ctx, sender, pools, readable, dryRun))
      await lookAtSizes(8)
    }
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    broken = error.message
  }
  await lookAtSizes(1.25)
  // Lists and counts everywhere may be others now: told once, not with every batch. New prices and stocks alone make no
  // other lists, and the pages that show them have been told.
  if (!dryRun && isShelfOther) await announce(ctx.db, ['catalog', 'categories'])
  return { counts, broken }
}
