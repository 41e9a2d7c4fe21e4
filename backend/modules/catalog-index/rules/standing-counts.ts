import { facetTokens } from '#contracts/facets.ts'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Counter } from './candidates.ts'
import type { CatalogIndex } from './catalog-index.ts'
import { chosenOf } from './chosen-facets.ts'
import type { Entries } from './entries.ts'
import type { Question } from './facet.ts'
import { createStandingOrder, type StandingOrder, lastKeyOf, putRow, rowsAfter, takeRow } from './standing-order.ts'
import { offerScanned, type PageOrder, type Row } from './page-order.ts'
import { lengthFor } from './labels.ts'
import type { Look } from './scan.ts'
import type { Scope } from './scope.ts'

/** Answers that are kept of one catalog, the one that was asked for last at the end. A large catalog has larger ones. */
const answerLimits = { least: 8, most: 64, bytes: 24_000_000 }
/** Orders and pages that are kept of one answer. */
const orderLimit = 12
/** Places that are looked at before the clock is read, and milliseconds before other requests get their turn. */
const partSize = 4_096
const turnMs = 8

/** The counts of one question over the whole catalog, kept while products change. */
export interface Answer<Counters extends readonly Counter<unknown>[] = readonly Counter<unknown>[]> {
  look: Look
  counters: Counters
  count: number
  /** Places of the catalog that have been counted. Others are counted when somebody asks. */
  at: number
  orders: Map<string, StandingOrder>
}

interface Store {
  answers: Map<string, Answer>
  /** How many answers there may be. */
  limit: number
  shape: readonly unknown[]
}

const stores = new WeakMap<Entries, Store>()

/**
 * What an answer holds on to: where one of these is another, its counters have no room for new values, read columns that
 * have grown, or know names and sets that are no longer the same.
 */
const shapeOf = ({ entries, labels }: CatalogIndex): readonly unknown[] => [
  entries.ids,
  ...[entries.variants, entries.people, entries.categories].flatMap(({ start, data }) => [start, data]),
  ...Object.values(entries.texts).map(({ length }) => length),
  entries.parameters.sets.length,
  entries.parameters.values.length,
  ...[labels.people, labels.series, labels.publishers].map(({ size }) => size),
  labels.parameters,
  labels.options,
  labels.version,
]

/** Nearly all of an answer are numbers for people, series and publishers, four bytes each. */
const limitFor = ({ labels }: CatalogIndex): number => {
  const numbers = lengthFor(labels.people) + lengthFor(labels.series) + lengthFor(labels.publishers)
  const { least, most, bytes } = answerLimits
  return Math.max(least, Math.min(most, Math.floor(bytes / (4 * Math.max(numbers, 1)))))
}

const storeOf = (index: CatalogIndex): Store => {
  const shape = shapeOf(index)
  const known = stores.get(index.entries)
  if (known && shape.length === known.shape.length && shape.every((one, place) => one === known.shape[place]))
    return known
  const store: Store = { answers: new Map(), limit: limitFor(index), shape }
  stores.set(index.entries, store)
  return store
}

const keyOf = ({ query, currency, today }: Question, scope: Scope, kind: string): string =>
  JSON.stringify([
    kind,
    currency,
    today,
    facetTokens.map((token) => chosenOf(query, token) ?? null),
    query.parameter ?? null,
    scope.categories?.map(({ id }) => id) ?? null,
    scope.format ?? null,
    scope.brand ?? null,
    scope.reduced,
  ])

/** Moves to the end what was used, and leaves out what was used longest ago. */
const touch = <Value>(map: Map<string, Value>, key: string, value: Value, limit: number): void => {
  map.delete(key)
  map.set(key, value)
  const [oldest] = map.keys()
  if (map.size > limit && oldest !== undefined) map.delete(oldest)
}

const put = ({ entries }: CatalogIndex, kept: StandingOrder, scanned: ReturnType<Look>): void =>
  offerScanned(scanned, { ids: entries.ids, data: entries.variants.data }, kept.order, {
    offer: (row) => putRow(kept, row),
    lastKey: () => lastKeyOf(kept),
  })

/** Looks at the next part: the answer and the order take it together where they stand at the same place. */
const lookFurther = (index: CatalogIndex, answer: Answer, kept: StandingOrder | undefined): void => {
  const { size } = index.entries
  const from = Math.min(answer.at, kept?.at ?? size)
  const isForAnswer = answer.at === from
  const isForOrder = kept?.at === from
  const next = [answer.at, kept?.at ?? size].filter((at) => at > from)
  const to = Math.min(from + partSize, size, ...next)
  const scanned = answer.look(from, to, isForAnswer ? answer.counters : [])
  if (isForAnswer) {
    answer.count += scanned.count
    answer.at = to
  }
  if (isForOrder) {
    put(index, kept, scanned)
    kept.at = to
  }
}

/** An order for these rows that is kept, or a new one. */
const orderFor = ({ orders }: Answer, wanted: PageOrder): StandingOrder => {
  const { name, last } = wanted
  const fromFirst = orders.get(name)
  if (fromFirst && (!last || rowsAfter(fromFirst, wanted))) {
    touch(orders, name, fromFirst, orderLimit)
    return fromFirst
  }
  const key = last ? `${name} ${last.key} ${last.productId}` : name
  const kept = orders.get(key) ?? createStandingOrder(wanted)
  touch(orders, key, kept, orderLimit)
  return kept
}

interface Asked<Counters extends readonly Counter<unknown>[]> {
  /** Tells apart which counters are made. */
  kind: string
  open: () => Look
  counters: () => Counters
  order?: PageOrder
  /** Whether the caller knows enough before everything has been counted. */
  isEnough?: (count: number) => boolean
}

/** An import may clear what is kept again and again: then the third try goes through without a pause. */
const triesWithPauses = 2

/**
 * The answer to a question about the whole catalog as it is now. Who asks first waits until all products have been looked
 * at, part by part, so that other requests get their turn; products that change meanwhile and later are taken out of the
 * counts before, and put in again after the change.
 */
export const standingAnswer = async <Counters extends readonly Counter<unknown>[]>(
  question: Question,
  scope: Scope,
  { kind, open, counters, order, isEnough = () => false }: Asked<Counters>,
): Promise<{ answer: Answer<Counters>; rows: Row[] }> => {
  const { index } = question
  const key = keyOf(question, scope, kind)
  let began = performance.now()
  const tried = new Set<Answer>()
  for (;;) {
    const { answers, limit } = storeOf(index)
    const known = answers.get(key) as Answer<Counters> | undefined
    const isExact = known?.counters.every((one) => one.isExact?.() ?? true) ?? false
    const answer = known && isExact ? known : { look: open(), counters: counters(), count: 0, at: 0, orders: new Map() }
    touch<Answer>(answers, key, answer, limit)
    tried.add(answer)
    if (isEnough(answer.count)) return { answer, rows: [] }
    const kept = order && orderFor(answer, order)
    const { size } = index.entries
    if (answer.at >= size && (!kept || kept.at >= size)) {
      const rows = kept && order ? rowsAfter(kept, order) : []
      if (rows) return { answer, rows }
      // Books have left the list: its rows are looked for again.
      Object.assign(kept as StandingOrder, { rows: [], isCut: false, at: 0 })
    }
    lookFurther(index, answer, kept)
    if (performance.now() - began < turnMs || tried.size > triesWithPauses) continue
    await nextTurn()
    began = performance.now()
  }
}

/** Takes the product in a slot out of all answers, or puts it in. */
const count = (index: CatalogIndex, slot: number, weight: 1 | -1): void => {
  for (const answer of stores.get(index.entries)?.answers.values() ?? []) {
    const isCounted = slot < answer.at
    const orders = [...answer.orders.values()].filter(({ at }) => slot < at)
    if (!isCounted && orders.length === 0) continue
    const scanned = answer.look(slot, slot + 1, isCounted ? answer.counters : [], weight)
    if (isCounted) answer.count += weight * scanned.count
    if (scanned.count === 0) continue
    for (const kept of orders)
      if (weight === 1) put(index, kept, scanned)
      else takeRow(kept, index.entries.ids[slot] ?? 0)
  }
}

/** Changes one product of the index, and what is kept of it. */
export const changeStanding = (index: CatalogIndex, productId: number, change: () => void): void => {
  storeOf(index)
  const slot = index.entries.slots.get(productId)
  if (slot !== undefined) count(index, slot, -1)
  change()
  storeOf(index)
  if (slot !== undefined) count(index, slot, 1)
}

/** After so many changes that counting anew is less work. */
export const clearStanding = ({ entries }: Pick<CatalogIndex, 'entries'>): void => void stores.delete(entries)
