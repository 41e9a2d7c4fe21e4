import { sql } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'
import { spendPatience } from '../../db/patience.ts'
import type { Context } from '../../kernel/context.ts'
import {
  createLabels,
  type Labels,
  readCategories,
  readCollections,
  readNames,
  readParameters,
} from './select-labels.ts'
import { type Horizon, readChanges, startHorizon } from './select-changes.ts'
import { readProducts } from './select-products.ts'
import { createShelf, putProduct, type Shelf, takeAway } from './rules/entries.ts'

export interface LiveCatalog {
  shelf: Shelf
  labels: Labels
}

type Asking = Pick<Context, 'db' | 'patientDb' | 'now'>

/** Products that are read at once. Whoever asks waits for one such batch; more are brought while answers go on. */
const batchSize = 2_000

/** Half a day: changes are kept for a whole one, see read-changes. */
const longestPauseMs = 12 * 3_600_000

interface State extends LiveCatalog {
  horizon: Horizon | undefined
  readAt: number
  /** Products that changed and are not read yet. */
  due: Set<number>
  reading: Promise<void> | undefined
  last: Promise<void>
  waiting: Promise<void> | undefined
}

const states = new WeakMap<Database, State>()

const createState = (): State => ({
  shelf: createShelf(),
  labels: createLabels(),
  horizon: undefined,
  readAt: 0,
  due: new Set(),
  reading: undefined,
  last: Promise.resolve(),
  waiting: undefined,
})

const putBatch = async (db: Database, { shelf }: State, ids: readonly number[]): Promise<void> => {
  const found = await readProducts(db, ids, shelf.parameters)
  const there = new Set(found.map(({ id }) => id))
  for (const id of ids) if (!there.has(id)) takeAway(shelf, id)
  for (const facts of found) putProduct(shelf, facts)
  shelf.version++
}

/** One batch after the other, in one row for all who wait: an older answer never overwrites a newer one. */
const readDue = async (db: Database, state: State): Promise<void> => {
  while (state.due.size > 0) {
    const batch = [...state.due.values().take(batchSize)]
    await readNames(db, state.labels, batch)
    for (const id of batch) state.due.delete(id)
    await putBatch(db, state, batch).catch((error: unknown) => {
      for (const id of batch) state.due.add(id)
      throw error
    })
  }
}

/** Which parameters filter decides what the shelf holds of every variant. */
const readLabels = async (db: Database, { shelf, labels, due }: State): Promise<void> => {
  await readCategories(db, labels)
  await readCollections(db, labels)
  const before = labels.parameters
  await readParameters(db, labels)
  const isSame = before.size === labels.parameters.size && [...before.keys()].every((id) => labels.parameters.has(id))
  if (!isSame) for (const id of shelf.slots.keys()) due.add(id)
}

/** Those that are there, and those that were. */
const allProducts = async (db: Database, { shelf }: State): Promise<Set<number>> => {
  const { rows } = await db.execute<{ id: number }>(sql`select id from products order by id`)
  return new Set([...shelf.slots.keys(), ...rows.map(({ id }) => id)])
}

/** Everything, batch by batch, so that other requests get their turn. */
const readAll = async (db: Database, state: State): Promise<void> => {
  const horizon = await startHorizon(db)
  await readNames(db, state.labels)
  await readLabels(db, state)
  const rest = (await allProducts(db, state)).values()
  for (let batch = [...rest.take(batchSize)]; batch.length > 0; batch = [...rest.take(batchSize)])
    await putBatch(db, state, batch)
  state.horizon = horizon
}

const refresh = async ({ db, patientDb, now }: Asking, state: State): Promise<void> => {
  const moment = now().getTime()
  if (!state.horizon || moment - state.readAt > longestPauseMs) await readAll(patientDb, state)
  const changes = await readChanges(db, state.horizon as Horizon)
  if (changes.labels) await readLabels(db, state)
  const changed = changes.productIds ?? (await allProducts(db, state))
  state.horizon = changes.horizon
  state.readAt = moment
  for (const id of changed) state.due.add(id)
  const isWaitedFor = state.due.size <= batchSize
  if (state.due.size > 0 && !state.reading) {
    state.reading = readDue(isWaitedFor ? db : patientDb, state).finally(() => (state.reading = undefined))
    state.reading.catch(() => {})
  }
  if (isWaitedFor) await state.reading
}

/**
 * The catalog in memory as the database has it at this moment, whoever wrote and in which process. The first to ask
 * waits until it is read; who asks while others do shares their question.
 */
export const liveCatalog = async (ctx: Asking): Promise<LiveCatalog> => {
  const state = states.get(ctx.patientDb) ?? createState()
  states.set(ctx.patientDb, state)
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
