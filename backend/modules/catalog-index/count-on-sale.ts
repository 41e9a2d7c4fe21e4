import { listingQuery } from '#contracts/listing.ts'
import type { Currency } from '#contracts/shop.ts'
import type { Context } from '../../kernel/context.ts'
import { type LiveCatalog, liveCatalog } from './catalog-index.ts'
import type { Shelf } from './rules/entries.ts'
import { dayNumber } from './rules/variant-record.ts'
import { shopDay } from '../catalog/rules/shop-day.ts'
import { choicesOf } from './rules/choices.ts'
import type { Scope } from '../listing/find-scope.ts'
import { scan } from './rules/scan.ts'
import { countOne, type Tally } from './rules/tally.ts'

/** How many products on sale there are of each value; the index is the value's id. */
export interface OnSale extends Tally {
  /** In a category and below it. */
  categories: Int32Array
}

/** A product in two categories of one branch counts once in what is above them. */
const countCategories = ({ shelf, labels }: LiveCatalog, slots: Int32Array): Int32Array => {
  const counts = new Int32Array(Math.max(0, ...labels.categories.keys()) + 1)
  const lastSeen = new Int32Array(counts.length).fill(-1)
  const { start, length, data } = shelf.categories
  for (const slot of slots) {
    const from = start[slot] ?? 0
    for (let at = from; at < from + (length[slot] ?? 0); at++)
      for (const id of labels.categories.get(data[at] ?? 0)?.path ?? []) {
        if (lastSeen[id] === slot) continue
        lastSeen[id] = slot
        countOne(counts, id)
      }
  }
  return counts
}

const everything: Scope = { reduced: false }

const count = (live: LiveCatalog, currency: Currency, now: Date): OnSale => {
  const all = { scope: everything, choices: choicesOf(live, listingQuery.parse({})) }
  const { tally, slots, count: listed } = scan(live, { ...all, currency, today: dayNumber(shopDay(now)) })
  return { ...tally, categories: countCategories(live, slots.subarray(0, listed)) }
}

interface Counted {
  version: number
  counts: OnSale
}

const counted = new WeakMap<Shelf, Map<Currency, Counted>>()

/** Counted again whenever a product has changed. */
export const countOnSale = async (ctx: Context): Promise<LiveCatalog & { counts: OnSale }> => {
  const live = await liveCatalog(ctx)
  const { version } = live.shelf
  const ofShelf = counted.get(live.shelf) ?? new Map<Currency, Counted>()
  counted.set(live.shelf, ofShelf)
  const known = ofShelf.get(ctx.currency)
  const counts = known?.version === version ? known.counts : count(live, ctx.currency, ctx.now())
  ofShelf.set(ctx.currency, { version, counts })
  return { shelf: live.shelf, labels: live.labels, counts }
}
