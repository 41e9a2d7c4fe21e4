import { setImmediate as nextTurn } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../kernel/context.ts'
import type { CatalogIndex } from '../../catalog-index/service.ts'
import { foldedWords } from '../../text/rules/fold.ts'
import { collectHits, type RankedHits } from '../rules/hits.ts'
import type { SearchWords } from '../rules/search-words.ts'
import { createTitles } from '../rules/wanted-titles.ts'
import { complete } from './complete.ts'
import { hasWords, type NameRanks, rankNames } from './name-ranks.ts'
import type { Names } from './names.ts'
import { hasPhrases } from './phrase-test.ts'
import { similarNames, titlesWithSlip } from './similar-names.ts'

/** The ids of products that have the words anywhere, in their descriptions, too. */
const readMatching = async ({ db }: Context, matching: SQL): Promise<number[]> => {
  // Numbers with commas: read much faster than rows.
  const { rows } = await db.execute<{ ids: string | null }>(
    sql`select string_agg(id::text, ',') as ids from search_products(${matching}) found (id)`,
  )
  return rows[0]?.ids?.split(',').map(Number) ?? []
}

/** Titles that are compared between two pauses: some milliseconds of work. */
const batchSize = 20_000

const titled = async ({ entries }: CatalogIndex, texts: readonly string[]): Promise<Map<string, number[]>> => {
  const titles = createTitles(texts)
  const { ids, names } = entries
  const { titleLengths } = entries.columns
  if (titles.keys.length === 0) return titles.found()
  for (let slot = 0; slot < entries.size; slot++) {
    if (slot % batchSize === batchSize - 1) await nextTurn()
    const name = names[slot] ?? ''
    if (!titles.mayBegin(name)) continue
    const length = titleLengths[slot] ?? 0
    titles.compare(ids[slot] ?? 0, foldedWords(name.slice(0, length)), () => foldedWords(name.slice(length)))
  }
  return titles.found()
}

/** The names as the catalog in memory holds them. */
export const memoryNames = (ctx: Context, index: CatalogIndex): Names => {
  const { entries } = index
  const isThere = (slot: number): boolean => entries.variants.length[slot] !== 0
  /** @param slots asked for with the ranks, which the next search changes */
  const rankAmong = (
    { rankAt }: NameRanks,
    slots: ArrayLike<number>,
    parsed: SearchWords,
    isHit: (rank: number, slot: number) => boolean,
  ): RankedHits => {
    const isPhrased = hasPhrases(parsed)
    const hasPhrase = parsed.phrases.length > 0
    const { add, hits } = collectHits(slots.length)
    for (let place = 0; place < slots.length; place++) {
      const slot = slots[place] ?? 0
      if (hasPhrase && !isPhrased(entries.names[slot] ?? '')) continue
      const rank = rankAt(slot)
      if (isHit(rank, slot)) add(entries.ids[slot] ?? 0, rank, slot)
    }
    return hits()
  }
  return {
    named: async (wanted, parsed, least) => {
      const ranks = rankNames(index, wanted)
      return rankAmong(ranks, ranks.slots, parsed, (rank, slot) => rank >= least && isThere(slot))
    },
    ranked: async (matching, wanted, parsed) => {
      const ids = await readMatching(ctx, matching)
      const slots = ids.flatMap((id) => entries.slots.get(id) ?? [])
      return rankAmong(rankNames(index, wanted), slots, parsed, () => true)
    },
    hasWords: async (words) => hasWords(index, words),
    similar: async (words) => similarNames(index, words),
    titlesWithSlip: async (words) => titlesWithSlip(index, words),
    complete: async (typed, limit) => complete(index, ctx.currency, typed, limit),
    titled: (texts) => titled(index, texts),
  }
}
