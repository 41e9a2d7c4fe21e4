import { listingQuery } from '#contracts/listing.ts'
import { type Currency, formats } from '#contracts/shop.ts'
import type { Context } from '../../kernel/context.ts'
import { type CatalogIndex, type Entries, facetReaders } from './facts.ts'
import { catalogIndex } from './refresh-index.ts'
import { columnCounter, countOne, peopleCounter, variantCounter } from './rules/candidates.ts'
import { lengthFor } from './rules/labels.ts'
import { isAuthorCode, personId } from './rules/people.ts'
import { runAt } from './rules/runs.ts'
import { scan } from './rules/scan.ts'

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
const countCategories = ({ entries, labels }: CatalogIndex, slots: Int32Array): Int32Array => {
  const counts = new Int32Array(lengthFor(labels.categories.keys()))
  const lastSlot = new Int32Array(counts.length).fill(-1)
  for (const slot of slots)
    for (const run = runAt(entries.categories, slot); run.next();)
      for (const id of labels.categories.get(run.value)?.path ?? []) {
        if (lastSlot[id] === slot) continue
        lastSlot[id] = slot
        countOne(counts, id)
      }
  return counts
}

const all = ~0

const count = (index: CatalogIndex, currency: Currency): OnSale => {
  const { entries, labels } = index
  // Without a choice of availability it makes no difference what day it is.
  const question = { index, query: listingQuery.parse({}), currency, today: 0 }
  const authorOf = (code: number): number => (isAuthorCode(code) ? personId(code) : -1)
  const { publishers, series } = entries.columns
  const counters = {
    formats: variantCounter(all, 'formats', formats.length),
    authors: peopleCounter(all, entries, authorOf, lengthFor(labels.people.keys())),
    publishers: columnCounter(all, publishers, lengthFor(labels.publishers.keys())),
    series: columnCounter(all, series, lengthFor(labels.series.keys())),
  }
  const { slots, count: listed } = scan(facetReaders, question, { reduced: false }, Object.values(counters))
  return {
    formats: counters.formats.result(),
    authors: counters.authors.result(),
    publishers: counters.publishers.result(),
    series: counters.series.result(),
    categories: countCategories(index, slots.subarray(0, listed)),
  }
}

const counted = new WeakMap<Entries, Map<Currency, { version: number; counts: OnSale }>>()

/** Counted again whenever a product has changed. */
export const countOnSale = async (ctx: Context): Promise<{ index: CatalogIndex; counts: OnSale }> => {
  const index = await catalogIndex(ctx)
  const { version } = index.entries
  const byCurrency = counted.get(index.entries) ?? new Map<Currency, { version: number; counts: OnSale }>()
  counted.set(index.entries, byCurrency)
  const known = byCurrency.get(ctx.currency)
  const counts = known?.version === version ? known.counts : count(index, ctx.currency)
  byCurrency.set(ctx.currency, { version, counts })
  return { index, counts }
}
