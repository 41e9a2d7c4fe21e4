import { setImmediate as nextTurn } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../kernel/context.ts'
import type { CatalogIndex } from '../../catalog-index/service.ts'
import { foldedWords } from '../../text/rules/fold.ts'
import type { Hit } from '../port.ts'
import type { SearchWords } from '../rules/search-words.ts'
import { createTitles } from '../rules/wanted-titles.ts'
import { complete } from './complete.ts'
import { candidatesFor, hasWords, rankNames, type Wanted } from './name-ranks.ts'
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
  const hitsAmong = (slots: Iterable<number>, wanted: Wanted, parsed: SearchWords, least: number): Hit[] => {
    const rankAt = rankNames(index, wanted)
    const isPhrased = hasPhrases(parsed)
    const hits: Hit[] = []
    for (const slot of slots) {
      if (!isPhrased(entries.names[slot] ?? '')) continue
      const rank = rankAt(slot)
      if (rank >= least) hits.push({ productId: entries.ids[slot] ?? 0, variantId: null, rank })
    }
    return hits
  }
  const isThere = (slot: number): boolean => entries.variants.length[slot] !== 0
  return {
    named: async (wanted, parsed, least) =>
      hitsAmong(candidatesFor(index, wanted).filter(isThere), wanted, parsed, least),
    ranked: async (matching, wanted, parsed) => {
      const ids = await readMatching(ctx, matching)
      return hitsAmong(
        ids.flatMap((id) => entries.slots.get(id) ?? []),
        wanted,
        parsed,
        0,
      )
    },
    hasWords: async (words) => hasWords(index, words),
    similar: async (words) => similarNames(index, words),
    titlesWithSlip: async (words) => titlesWithSlip(index, words),
    complete: async (typed, limit) => complete(index, ctx.currency, typed, limit),
    titled: (texts) => titled(index, texts),
  }
}
