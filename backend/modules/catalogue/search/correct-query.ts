import { sql } from 'drizzle-orm'
import type { Context } from '../../../http/context.ts'
import { fold } from '../rules/fold.ts'
import { nearestWords } from '../rules/nearest-words.ts'
import { parseSearch, wordsIn } from '../rules/search-words.ts'
import { pricedVariants } from '../variants/variant-sql.ts'
import { isLike, likeness } from './likeness-sql.ts'

const mostBooks = 30

/** Title, authors and series of the books that are most like it and on sale, as they are written. */
const namesLike = async (ctx: Context, words: readonly string[]): Promise<string[]> => {
  const { rows } = await ctx.db.execute<{ names: string }>(sql`
    select concat_ws(' ', p.title, p.subtitle, s.title->>${ctx.locale}, (
      select string_agg(concat_ws(' ', c.name->>${ctx.locale}, c.name->>'hu', c.name->>'en'), ' ')
      from product_contributors pc join contributors c on c.id = pc.contributor_id
      where pc.product_id = p.id and pc.role = 'author')) as names
    from products p left join series s on s.id = p.series_id
    where ${isLike(words)}
      and exists (select 1 from ${pricedVariants(ctx)} where v.product_id = p.id and v.active)
    order by ${likeness(words)} desc, p.popularity desc, p.id limit ${mostBooks}`)
  return rows.map(({ names }) => names)
}

/** What somebody may have meant whose words find no book: words that find one. */
export const correctQuery = async (ctx: Context, query: string): Promise<string | undefined> => {
  const { words, phrases } = parseSearch(query)
  const typed = [...words, ...phrases.flatMap(wordsIn)]
  if (typed.length === 0) return undefined
  const books = (await namesLike(ctx, typed)).map(wordsIn)
  const meant = nearestWords(typed, books)?.join(' ')
  return meant && fold(meant) !== fold(query) ? meant : undefined
}
