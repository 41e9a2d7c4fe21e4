import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../../kernel/context.ts'
import type { CatalogIndex } from '../../../catalog-index/service.ts'
import { addWords } from '../../../catalog-index/rules/terms.ts'
import { fold } from '../../../text/rules/fold.ts'
import { begin, typedWords, withSimilar } from '../complete.ts'
import { filterHits } from '../../rules/hits.ts'
import type { Names } from '../names.ts'
import { similarLimit, similarNames, titlesWithSlip } from '../similar-names.ts'
import { titleForms } from '../title-forms.ts'
import { booksMatching, booksNamed, rankBooks } from './rank-books.ts'
import { selectBeginning } from './select-beginning.ts'
import { selectSimilar } from './select-similar.ts'
import { selectTitled } from './select-titled.ts'
import { selectWordsLike } from './select-words.ts'
import { selectNames, smallIndex } from './small-index.ts'

interface Similar {
  /** Only whole titles. */
  onlyWhole: boolean
  asBeginning: boolean
  others: SQL
}

const idsOf = (ids: readonly number[]): SQL => sql`select unnest(${sql.param(ids)}::int[])`
const asTyped: Similar = { onlyWhole: false, asBeginning: false, others: idsOf([]) }

/**
 * The names as `product_names` holds them, for catalogs that no process shall hold. Postgres finds the best candidates;
 * an index of these alone is then asked what an index of all names would be asked.
 */
export const databaseNames = (ctx: Context, index: CatalogIndex): Names => {
  const hasWords = async (words: readonly string[]): Promise<boolean> => {
    const distinct = [...new Set(words)]
    const { rows } = await ctx.db.execute<{ count: number }>(
      sql`select count(*)::int as count from search_words where word = any(${sql.param(distinct)}::text[])`,
    )
    return rows[0]?.count === distinct.length
  }
  /** An index of books that are like the words, and of those in a further relation of ids. */
  const openSimilar = async (typed: readonly string[], { onlyWhole, asBeginning, others }: Similar) => {
    const words = typed.slice(0, similarLimit)
    const wordsLike = await selectWordsLike(ctx, words, asBeginning)
    const ids = await selectSimilar(ctx, wordsLike, { words, asBeginning, onlyWhole })
    const small = await smallIndex(index, await selectNames(ctx, sql`${idsOf(ids)} union ${others}`))
    addWords(small.entries.terms, wordsLike.terms.words)
    return small
  }
  return {
    named: async (wanted, parsed, least) => {
      const hits = await rankBooks(ctx, index, booksNamed(wanted, parsed), wanted, parsed)
      return filterHits(hits, (rank, slot) => rank >= least && index.entries.variants.length[slot] !== 0)
    },
    ranked: (matching, wanted, parsed) => rankBooks(ctx, index, booksMatching(matching), wanted, parsed),
    hasWords,
    similar: async (words) => similarNames(await openSimilar(words, asTyped), words),
    titlesWithSlip: async (words) => titlesWithSlip(await openSimilar(words, { ...asTyped, onlyWhole: true }), words),
    complete: async (typed, limit) => {
      const words = typedWords(typed)
      if (words.length === 0) return []
      const begun = await selectBeginning(ctx, words, titleForms(fold(typed)))
      const small = await smallIndex(index, await selectNames(ctx, begun))
      const { hits, isEnough } = begin(small, ctx.currency, { words, typed, limit })
      if (isEnough ?? (await hasWords(words))) return hits
      const similar = { onlyWhole: hits.length > 0, asBeginning: true, others: begun }
      return withSimilar(await openSimilar(words, similar), ctx.currency, { words, limit }, hits)
    },
    titled: (texts) => selectTitled(ctx, texts),
  }
}
