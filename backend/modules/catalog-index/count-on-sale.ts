import { listingQuery } from '#contracts/listing.ts'
import { formats } from '#contracts/shop.ts'
import type { Context } from '../../kernel/context.ts'
import { type CatalogIndex, facetReaders } from './facts.ts'
import { catalogIndex } from './refresh-index.ts'
import {
  type Candidates,
  columnCounter,
  type Counter,
  countOne,
  peopleCounter,
  variantCounter,
} from './rules/candidates.ts'
import { standingAnswer } from './rules/standing-counts.ts'
import { lengthFor } from './rules/labels.ts'
import { isAuthorCode, personId } from './rules/people.ts'
import { runAt } from './rules/runs.ts'
import { openScan } from './rules/scan.ts'

const all = ~0

/** How many products on sale each value has. The position in an array is the id of the value, or the format's place. */
export interface OnSale {
  formats: Int32Array
  authors: Int32Array
  publishers: Int32Array
  series: Int32Array
  /** In a category and below it. */
  categories: Int32Array
}

/** A product in two categories of one branch counts once in what is above them. */
const categoryCounter = ({ entries, labels }: CatalogIndex): Counter<Int32Array> => {
  const counts = new Int32Array(lengthFor(labels.categories))
  const lastLook = new Int32Array(counts.length)
  let look = 0
  const add = ({ size, slots, bits }: Candidates, weight: number): void => {
    for (let product = 0; product < size; product++) {
      if ((bits[product] ?? 0) !== all) continue
      look++
      for (const run = runAt(entries.categories, slots[product] ?? 0); run.next();)
        for (const id of labels.categories.get(run.value)?.path ?? []) {
          if (lastLook[id] === look) continue
          lastLook[id] = look
          countOne(counts, id, weight)
        }
    }
  }
  return { add, result: () => counts }
}

const authorOf = (code: number): number => (isAuthorCode(code) ? personId(code) : -1)

const createCounters = (index: CatalogIndex) => {
  const { entries, labels } = index
  const { publishers, series } = entries.columns
  return [
    variantCounter(all, 'formats', formats.length),
    peopleCounter(all, entries, authorOf, lengthFor(labels.people)),
    columnCounter(all, publishers, lengthFor(labels.publishers)),
    columnCounter(all, series, lengthFor(labels.series)),
    categoryCounter(index),
  ] as const
}

/** What is on sale, counted as the catalog is now. Later changes change the same numbers. */
export const countOnSale = async (ctx: Context): Promise<{ index: CatalogIndex; counts: OnSale }> => {
  const index = await catalogIndex(ctx)
  // Without a choice of availability it makes no difference what day it is.
  const question = { index, query: listingQuery.parse({}), currency: ctx.currency, today: 0 }
  const scope = { reduced: false }
  const { answer } = await standingAnswer(question, scope, {
    kind: 'on sale',
    open: () => openScan(facetReaders, question, scope),
    counters: () => createCounters(index),
  })
  const [byFormat, authors, publishers, series, categories] = answer.counters
  return {
    index,
    counts: {
      formats: byFormat.result(),
      authors: authors.result(),
      publishers: publishers.result(),
      series: series.result(),
      categories: categories.result(),
    },
  }
}
