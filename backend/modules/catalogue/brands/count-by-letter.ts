import { sql } from 'drizzle-orm'
import type { Letter } from '#contracts/alphabet.ts'
import type { Currency } from '#contracts/shop.ts'
import type { Database } from '../../../db/connect.ts'
import type { Context } from '../../../http/context.ts'
import { letterOfKey } from '../rules/sort-key.ts'
import { isAuthor } from './brand-sql.ts'

export interface LetterCount {
  letter: Letter
  count: number
}

/**
 * Counting means to look at every author and every book; the number beside a letter may be as old as the pages that
 * show it are allowed to be.
 */
const freshMs = 60_000
const remembered = new WeakMap<Database, Map<Currency, { at: number; counts: Promise<LetterCount[]> }>>()

const selectCounts = async (ctx: Context): Promise<LetterCount[]> => {
  const { rows } = await ctx.db.execute<{ initial: string; count: number }>(sql`
    select left(c.sort_key, 1) as initial, count(*)::int as count
    from contributors c where ${isAuthor(ctx)} group by 1 order by left(c.sort_key, 1) collate "C"`)
  const counts = new Map<Letter, number>()
  for (const { initial, count } of rows) {
    const letter = letterOfKey(initial)
    counts.set(letter, (counts.get(letter) ?? 0) + count)
  }
  const { other, ...named } = Object.fromEntries(counts)
  return Object.entries({ ...named, ...(other && { other }) }).map(([letter, count]) => ({ letter: letter as Letter, count }))
}

/** How many authors with a book on sale stand under each letter; letters without one are missing. */
export const countByLetter = async (ctx: Context): Promise<LetterCount[]> => {
  const ofDatabase = remembered.get(ctx.db) ?? new Map()
  remembered.set(ctx.db, ofDatabase)
  const known = ofDatabase.get(ctx.currency)
  const now = ctx.now().getTime()
  if (known && now - known.at < freshMs) return known.counts
  const counts = selectCounts(ctx)
  ofDatabase.set(ctx.currency, { at: now, counts })
  counts.catch(() => ofDatabase.delete(ctx.currency))
  return counts
}
