import { sql } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'
import { spendPatience } from '../../db/patience.ts'
import type { Context, Services } from '../../kernel/context.ts'
import { type CatalogIndex, columnNames } from './facts.ts'
import { createCatalogIndex } from './rules/catalog-index.ts'
import { assertCeilings, shopCounts } from './rules/ceilings.ts'
import { putProduct, removeProduct } from './rules/entries.ts'
import { changeStanding, clearStanding } from './rules/standing-counts.ts'
import { renewWordSlots } from './rules/word-slots.ts'
import { readSavedIndex, saveIndex } from './saved-index.ts'
import { type Horizon, longestPauseMs, readChanges, startHorizon } from './select-changes.ts'
import { readCategories, readCollections, readNames, readParameters } from './select-labels.ts'
import { readProducts } from './select-products.ts'

type Reader = Pick<Context, 'db' | 'patientDb' | 'now'> & {
  settings: Pick<Services['settings'], 'searchEngine'>
}
type Engine = Services['settings']['searchEngine']

/** Changed products for which a request waits; more are read while answers go on. */
const batchSize = 2_000

interface State extends CatalogIndex {
  horizon: Horizon | undefined
  readAt: number
  /** Products that changed and are not read yet. */
  pending: Set<number>
  reading: Promise<void> | undefined
  last: Promise<void>
  waiting: Promise<void> | undefined
}

const states: Readonly<Record<Engine, WeakMap<Database, State>>> = { memory: new WeakMap(), database: new WeakMap() }

const createState = (engine: Engine): State => {
  assertCeilings(shopCounts)
  return {
    ...createCatalogIndex(columnNames, engine === 'memory'),
    horizon: undefined,
    readAt: 0,
    pending: new Set(),
    reading: undefined,
    last: Promise.resolve(),
    waiting: undefined,
  }
}

/** Changes of one batch that are taken into the answers that are kept; after more, these are counted anew. */
const countedChanges = 200

const readAndPut = async (db: Database, state: State, productIds: readonly number[]): Promise<void> => {
  const { entries } = state
  for await (const { ids, products } of readProducts(db, productIds, entries)) {
    const found = new Set(products.map(({ id }) => id))
    if (ids.length > countedChanges) clearStanding(state)
    for (const id of ids) if (!found.has(id)) changeStanding(state, id, () => removeProduct(entries, id))
    for (const product of products) changeStanding(state, product.id, () => putProduct(entries, product))
    entries.version++
  }
}

/** One reader for all who wait: an older answer never overwrites a newer one. */
const readPending = async (db: Database, state: State): Promise<void> => {
  while (state.pending.size > 0) {
    const batch = [...state.pending.values().take(batchSize)]
    await readNames(db, state.labels, batch)
    for (const id of batch) state.pending.delete(id)
    await readAndPut(db, state, batch).catch((error: unknown) => {
      for (const id of batch) state.pending.add(id)
      throw error
    })
  }
}

/** The index holds filterable parameters only: where another parameter filters, all products are read again. */
const readLabels = async (db: Database, { entries, labels, pending }: State): Promise<void> => {
  await readCategories(db, labels)
  await readCollections(db, labels)
  const before = labels.parameters
  await readParameters(db, labels)
  const isSame = before.size === labels.parameters.size && [...before.keys()].every((id) => labels.parameters.has(id))
  if (!isSame) for (const id of entries.slots.keys()) pending.add(id)
}

/** Products that exist, and those that the index still holds. */
const allProducts = async (db: Database, { entries }: State): Promise<Set<number>> => {
  const { rows } = await db.execute<{ id: number }>(sql`select id from products order by id`)
  return new Set([...entries.slots.keys(), ...rows.map(({ id }) => id)])
}

/** Reads everything batch by batch, so that other requests get their turn. */
const readAll = async (db: Database, state: State): Promise<void> => {
  const horizon = await startHorizon(db)
  await readNames(db, state.labels)
  await readLabels(db, state)
  await readAndPut(db, state, [...(await allProducts(db, state))])
  state.horizon = horizon
}

const hasPaused = ({ readAt }: State, moment: Date): boolean => moment.getTime() - readAt > longestPauseMs

const refresh = async ({ db, patientDb, now }: Reader, state: State): Promise<void> => {
  const moment = now()
  if (!state.horizon || hasPaused(state, moment)) await readAll(patientDb, state)
  const changes = await readChanges(db, state.horizon as Horizon)
  if (changes.labels) await readLabels(db, state)
  const changed = changes.productIds ?? (await allProducts(db, state))
  state.horizon = changes.horizon
  state.readAt = moment.getTime()
  for (const id of changed) state.pending.add(id)
  const isOneBatch = state.pending.size <= batchSize
  if (state.pending.size > 0 && !state.reading) {
    state.reading = readPending(isOneBatch ? db : patientDb, state).finally(() => (state.reading = undefined))
    state.reading.catch(() => {})
  }
  if (isOneBatch) await state.reading
  void renewWordSlots(state.entries.terms, state.entries.size)
}

const stateOf = ({ patientDb, settings: { searchEngine } }: Reader): State => {
  const known = states[searchEngine]
  const state = known.get(patientDb) ?? createState(searchEngine)
  known.set(patientDb, state)
  return state
}

/**
 * The catalog in memory as the database has it at this moment, whichever process wrote. The first request waits until
 * all of it is read; requests that come while another one looks for changes share its answer.
 */
export const catalogIndex = async (ctx: Reader): Promise<CatalogIndex> => {
  const state = stateOf(ctx)
  state.waiting ??= state.last
    .catch(() => {})
    .then(() => {
      state.waiting = undefined
      return refresh(ctx, state)
    })
  state.last = state.waiting
  await spendPatience(state.waiting)
  return state
}

/**
 * Reads the catalog before the first request: what the last process saved in this folder and the changes since then, or
 * everything.
 */
export const openCatalogIndex = async (ctx: Reader & Pick<Services, 'log'>, folder: string): Promise<void> => {
  const state = stateOf(ctx)
  const takeSaved = async () => {
    const saved = await readSavedIndex(ctx.db, folder, state.entries.holdsNames)
    if (saved) Object.assign(state, saved, { readAt: ctx.now().getTime() })
  }
  state.last = takeSaved().catch((error: unknown) => ctx.log.warn({ err: error }, 'saved catalog index'))
  await catalogIndex(ctx)
  await state.reading
  await renewWordSlots(state.entries.terms, state.entries.size)
}

/**
 * Saves the catalog for the next process. Called when there are no more requests. Changes that are deleted before the
 * next process could read them are read now; an index that has missed some already is not saved.
 */
export const closeCatalogIndex = async (ctx: Reader & Pick<Services, 'log'>, folder: string): Promise<void> => {
  const state = stateOf(ctx)
  if (!state.horizon || hasPaused(state, ctx.now())) return
  try {
    const { entries, labels } = await catalogIndex(ctx)
    await state.reading
    if (state.pending.size === 0) await saveIndex(ctx.db, folder, { horizon: state.horizon, entries, labels })
  } catch (error) {
    ctx.log.warn({ err: error }, 'catalog index not saved')
  }
}
