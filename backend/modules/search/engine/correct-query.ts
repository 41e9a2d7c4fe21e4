import { sql } from 'drizzle-orm'
import type { Context } from '../../../kernel/context.ts'
import type { LiveCatalog } from '../../catalog-index/catalog-index.ts'
import { priceField } from '../../catalog-index/rules/variant-record.ts'
import { isPriced } from '../../catalog-index/rules/variants-of.ts'
import { fold } from '../../text/rules/fold.ts'
import { nearestWords } from '../rules/correct-words.ts'
import { parseSearch, wordsIn } from '../rules/search-words.ts'
import type { Hit } from '../port.ts'

const mostBooks = 30

/** The nearest of them that are on sale, the more popular first where two are equally near. */
const nearestOf = ({ currency }: Context, { shelf }: LiveCatalog, near: readonly Hit[]): number[] => {
  const price = priceField(currency)
  return near
    .flatMap(({ productId, value }) => {
      const slot = shelf.slots.get(productId)
      return slot !== undefined && isPriced(shelf, slot, price)
        ? [{ productId, value, popularity: shelf.popularity[slot] ?? 0 }]
        : []
    })
    .toSorted((a, b) => b.value - a.value || b.popularity - a.popularity || a.productId - b.productId)
    .slice(0, mostBooks)
    .map(({ productId }) => productId)
}

/** Title, authors and series of books, as they are written. */
const namesOf = async ({ db, locale }: Context, productIds: readonly number[]): Promise<string[]> => {
  const ids = sql`${sql.param(productIds)}::int[]`
  const { rows } = await db.execute<{ names: string }>(sql`
    select concat_ws(' ', p.title, p.subtitle, s.title->>${locale}, (
      select string_agg(concat_ws(' ', c.name->>${locale}, c.name->>'hu', c.name->>'en'), ' ')
      from product_contributors pc join contributors c on c.id = pc.contributor_id
      where pc.product_id = p.id and pc.role = 'author')) as names
    from products p left join series s on s.id = p.series_id where p.id = any(${ids}) order by array_position(${ids}, p.id)`)
  return rows.map(({ names }) => names)
}

/** What somebody may have meant whose words find no book: words that find one. @param near books that sound like them */
export const correctQuery = async (
  ctx: Context,
  live: LiveCatalog,
  query: string,
  near: readonly Hit[],
): Promise<string | undefined> => {
  const { words, phrases } = parseSearch(query)
  const typed = [...words, ...phrases.flatMap(wordsIn)]
  const books = (await namesOf(ctx, nearestOf(ctx, live, near))).map(wordsIn)
  const meant = nearestWords(typed, books)?.join(' ')
  return meant && fold(meant) !== fold(query) ? meant : undefined
}
