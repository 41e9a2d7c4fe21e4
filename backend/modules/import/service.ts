import { sql } from 'drizzle-orm'
import { isDatabaseDown } from '../../http/is-database-down.ts'
import { contributors } from '../../db/schema/contributors.ts'
import { products, works } from '../../db/schema/products.ts'
import { publishers, series } from '../../db/schema/publishers.ts'
import { variants } from '../../db/schema/variants.ts'
import { announce } from '../announcements/service.ts'
import { readConfiguration } from '../configuration/service.ts'
import { type AppliedBatch, applyBatch } from './apply/apply-batch.ts'
import type { HashedRecord, ImportRun, ImportServices, Pools, ReadRecord } from './apply/batch.ts'
import { hashOf } from './apply/find-variant.ts'
import { keyOf } from './rules/record-keys.ts'
import { loadShopFacts } from './apply/load-working-set.ts'
import { createIdPool } from './apply/id-pool.ts'
import { loadSubjectMap } from './subjects/load-subject-map.ts'
import { resolveSubjects, type UnknownSubjects } from './subjects/resolve-subjects.ts'
import { createLateReport } from './report/late-report.ts'
import { isOfOffer, type Outcome, type OutcomeStatus } from './report/outcome.ts'
import { inBatches, readAhead } from './read-ahead.ts'
import { tryWhileAway, usualPauses } from './try-while-away.ts'
import { SourceError, type TradeSource, type UnreadableRecord } from './source.ts'

export { usualCodes } from './rules/role-codes.ts'
export { withoutPart } from './rules/title-part.ts'
export { ownScheme } from './sources/onix/categories-of.ts'
export { tryWhileAway } from './try-while-away.ts'
export { languageCodes } from './sources/onix/codes.ts'

/** Large enough for statements over many rows to be worth it, small enough for other transactions to run between two batches. */
const batchSize = 1_000
const mostSubjects = 100
/** After so many new books the database measures its tables again. */
const firstAnalyze = 2_000

export interface ImportOptions {
  /** Reports what would change and writes nothing. */
  dryRun: boolean
  onOutcomes: (outcomes: readonly Outcome[]) => Promise<void>
  /** Waits in milliseconds before each further try to write the end of an import to a database that is away. */
  pauses?: readonly number[]
}

export interface ImportSummary {
  counts: Record<OutcomeStatus, number>
  /** Where and why the file could not be read to its end. */
  broken: string | undefined
  /** Why the import stopped, if that was not the file's fault. */
  stopped: string | undefined
  /** Whether the storefronts have been told of all that was written. */
  isAnnounced: boolean
  /** The codes that led to no category, the most frequent ones first, a hundred at most. */
  unknownSubjects: { code: string; records: number }[]
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

const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? cause.message : String(cause)
}

/** What is read at a time, and of it what can be applied. */
interface ReadBatch {
  items: readonly (ReadRecord | UnreadableRecord)[]
  records: readonly HashedRecord[]
  unknown: UnknownSubjects
}

/** The outcomes in the order of the file, with the place of each record. Unreadable records have had no turn. */
const inOrder = ({ items }: ReadBatch, applied: readonly Outcome[], before: number): Outcome[] => {
  const rest = applied.values()
  return items.map((item, index) => {
    const outcome = isUnreadable(item) ? refuse(item) : rest.next().value
    if (!outcome) throw new Error('A record has no outcome.')
    const title = isUnreadable(item) ? undefined : item.record.about?.title
    return { ...outcome, title, place: item.place ?? { number: before + index + 1 } }
  })
}

/** Applies one batch, all of it or nothing. If the database refuses a batch, the halves are tried, then their halves, until only the bad record is refused. */
const applySafely = async (
  ctx: ImportServices,
  run: ImportRun,
  pools: Pools,
  records: readonly HashedRecord[],
  options: { dryRun: boolean; meanwhile: () => void },
): Promise<Outcome[]> => {
  let applied: AppliedBatch = { outcomes: [], seen: new Set() }
  const finish = (): Outcome[] => {
    for (const id of applied.seen) run.seen.add(id)
    return applied.outcomes
  }
  try {
    await ctx.db.transaction(async (db) => {
      applied = await applyBatch({ ...ctx, db }, run, pools, records, options.meanwhile)
      if (options.dryRun) throw new DryRun()
    })
    return finish()
  } catch (error) {
    if (error instanceof DryRun) return finish()
    if (isDatabaseDown(error)) throw error
    const [only, ...others] = records
    if (only && others.length === 0) {
      const { reference, isbn } = only.record
      return [refuse({ reference, isbn, refusal: { code: 'not_stored', detail: reasonOf(error) } })]
    }
    const middle = Math.ceil(records.length / 2)
    const first = await applySafely(ctx, run, pools, records.slice(0, middle), options)
    return [...first, ...(await applySafely(ctx, run, pools, records.slice(middle), options))]
  }
}

/**
 * Reads a source to its end and updates the catalog, batch by batch.
 *
 * The module has no routes and no queries.ts: its only caller is the command `shop import`, and its reads and writes are
 * apply/load-working-set.ts and apply/write-changes.ts, over many rows at once.
 */
export const importTrade = async (
  ctx: ImportServices,
  { sender, message, records }: TradeSource,
  { dryRun, onOutcomes, pauses = usualPauses }: ImportOptions,
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
  let doListsChange = false
  let analyzed = 0
  let count = 0
  const unknown: UnknownSubjects = new Map()
  const add = (outcomes: readonly Outcome[], unknownOfThese: UnknownSubjects): void => {
    for (const { status, changes } of outcomes) {
      counts[status] += 1
      doListsChange ||= status === 'added' || (status === 'changed' && !changes.every(isOfOffer))
    }
    for (const [code, times] of unknownOfThese) unknown.set(code, (unknown.get(code) ?? 0) + times)
  }
  // Postgres plans for the earlier, small catalog until its own daemon measures the tables, which is minutes later.
  const analyze = async (growth: number): Promise<void> => {
    if (dryRun || counts.added < Math.max(firstAnalyze, analyzed * growth)) return
    analyzed = counts.added
    await ctx.db.execute(sql`analyze`)
  }
  const { leading_feeds: leading } = await readConfiguration(ctx.db)
  const run: ImportRun = {
    sender,
    message,
    leaders: new Map(leading.map((one) => [one.publisher === '*' ? '*' : keyOf(one.publisher, 60), one.sender])),
    seen: new Set(),
    at: ctx.now(),
    shop: await loadShopFacts(ctx.db),
  }
  const subjectMap = await loadSubjectMap(ctx.db)
  const prepare = (items: ReadBatch['items']): ReadBatch => {
    const unknownOfThese: UnknownSubjects = new Map()
    const prepared = items.flatMap((item): HashedRecord[] => {
      if (isUnreadable(item)) return []
      const read = resolveSubjects(subjectMap, unknownOfThese, item)
      return [{ ...read, hash: hashOf(run, read.record) }]
    })
    return { items, records: prepared, unknown: unknownOfThese }
  }
  const batches = async function* (): AsyncGenerator<ReadBatch> {
    for await (const items of inBatches(records, batchSize)) yield prepare(items)
  }
  const report = createLateReport(onOutcomes)
  const applyAll = async (): Promise<void> => {
    for await (const { item: batch, readOn } of readAhead(batches())) {
      const meanwhile = (): void => {
        readOn()
        report.begin()
      }
      const applied =
        batch.records.length === 0 ? [] : await applySafely(ctx, run, pools, batch.records, { dryRun, meanwhile })
      const outcomes = inOrder(batch, applied, count)
      add(outcomes, batch.unknown)
      await report.follow(outcomes)
      count += batch.items.length
      await analyze(8)
    }
  }
  let broken: string | undefined
  let stopped: string | undefined
  try {
    await applyAll().finally(report.end)
  } catch (error) {
    // What was written before stays written: it is counted and announced, whatever stopped the rest.
    if (error instanceof SourceError) broken = error.message
    else stopped = reasonOf(error)
  }
  // Lists and counts may differ on any page, so they are announced once and not with every batch. New prices and stocks
  // alone change no list, and each batch has announced the pages that show them.
  const finish = async (): Promise<void> => {
    if (stopped === undefined) await analyze(1.25)
    if (!dryRun && doListsChange) await announce(ctx.db, ['catalog', 'categories'])
  }
  const isAnnounced = await tryWhileAway(finish, pauses)
  const unknownSubjects = [...unknown]
    .map(([code, times]) => ({ code, records: times }))
    .toSorted((a, b) => b.records - a.records)
    .slice(0, mostSubjects)
  return { counts, broken, stopped, isAnnounced, unknownSubjects }
}
