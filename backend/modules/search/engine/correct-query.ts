import { sql } from 'drizzle-orm'
import type { Context } from '../../../kernel/context.ts'
import { priceField } from '../../catalog-index/rules/variant-record.ts'
import { isPriced } from '../../catalog-index/rules/variants-in.ts'
import type { CatalogIndex } from '../../catalog-index/service.ts'
import { fold } from '../../text/rules/fold.ts'
import { correctWords } from '../rules/correct-words.ts'
import { parseSearch, wordsIn } from '../rules/search-words.ts'
import type { Hits } from '../port.ts'
import { listOf } from '../rules/hits.ts'

const bookLimit = 30

/** The most similar books that are on sale; between equals the more popular book comes first. */
const mostSimilar = ({ currency }: Context, { entries }: CatalogIndex, similar: Hits): number[] => {
  const price = priceField(currency)
  return listOf(similar)
    .flatMap(({ productId, rank }) => {
      const slot = entries.slots.get(productId)
      return slot !== undefined && isPriced(entries, slot, price)
        ? [{ productId, rank, popularity: entries.columns.popularity[slot] ?? 0 }]
        : []
    })
    .toSorted((a, b) => b.rank - a.rank || b.popularity - a.popularity || a.productId - b.productId)
    .slice(0, bookLimit)
    .map(({ productId }) => productId)
}

/** Title, authors and series of books, as they are written. */
const selectNames = async ({ db, locale }: Context, productIds: readonly number[]): Promise<string[]> => {
  const ids = sql`${sql.param(productIds)}::int[]`
  const { rows } = await db.execute<{ names: string }>(sql`
    select concat_ws(' ', p.title, p.subtitle, s.title->>${locale}, (
      select string_agg(concat_ws(' ', c.name->>${locale}, c.name->>'hu', c.name->>'en'), ' ')
      from product_contributors pc join contributors c on c.id = pc.contributor_id
      where pc.product_id = p.id and pc.role = 'author')) as names
    from products p left join series s on s.id = p.series_id where p.id = any(${ids}) order by array_position(${ids}, p.id)`)
  return rows.map(({ names }) => names)
}

/** All words that were typed, also those too frequent to search for, with the found ones in place of the `words`. */
const replaceIn = (query: string, words: readonly string[], found: readonly string[]): string =>
  wordsIn(query.normalize('NFC'))
    .map((word) => found[words.indexOf(word)] ?? word)
    .join(' ')

/** The words of a similar book in place of words that find no book. */
export const correctQuery = async (
  ctx: Context,
  index: CatalogIndex,
  query: string,
  similar: Hits,
): Promise<string | undefined> => {
  const { words, phrases, excluded } = parseSearch(query)
  const typed = [...words, ...phrases.flatMap(wordsIn)]
  const books = (await selectNames(ctx, mostSimilar(ctx, index, similar))).map(wordsIn)
  const found = correctWords(typed, books)
  const isPlain = phrases.length === 0 && excluded.length === 0 && found?.length === words.length
  const corrected = found && (isPlain ? replaceIn(query, words, found) : found.join(' '))
  return corrected && fold(corrected) !== fold(query) ? corrected : undefined
}
