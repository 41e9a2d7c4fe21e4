import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../http/context.ts'
import { parseIsbn } from '../rules/isbn.ts'
import { parseSearch, type SearchWords, wordsIn } from '../rules/search-words.ts'
import { correctQuery } from './correct-query.ts'
import { isLike, likeness } from './likeness-sql.ts'
import type { Found, Hit, ProductSearch } from './port.ts'
import { textRank } from './text-rank.ts'

const byIsbn = (isbn: string): SQL =>
  sql`select product_id as "productId", id as "variantId", 1 as value from variants where isbn = ${isbn}`

/** Every word in one of its forms, every phrase as it stands, nothing of what is excluded. */
const textQuery = ({ words, phrases, excluded }: SearchWords): SQL | undefined => {
  const wanted = [
    ...words.map((word) => sql`search_word(${word})`),
    ...phrases.map((phrase) => sql`phraseto_tsquery('simple', plain(${phrase}))`),
  ]
  if (wanted.length === 0) return undefined
  return sql.join([...wanted, ...excluded.map((word) => sql`!! plainto_tsquery('simple', plain(${word}))`)], sql` && `)
}

const byText = (matching: SQL, query: string): SQL => sql`
  select p.id as "productId", null::int as "variantId", ${textRank(matching, query)} as value
  from products p where p.search @@ (${matching})`

/** One word may be further off than the threshold of `<%` if the others are near. */
const leastLikeness = 0.5

/** Names that sound like it. */
const byLikeness = (words: readonly string[]): SQL => sql`
  select p.id as "productId", null::int as "variantId", (1e6 * ${likeness(words)})::int as value
  from products p where ${isLike(words)} and ${likeness(words)} >= ${leastLikeness}::real`

const hitsOf = async (ctx: Context, relation: SQL): Promise<Hit[]> => {
  const { rows } = await ctx.db.execute<Hit & Record<string, unknown>>(relation)
  return rows
}

export const productSearch: ProductSearch = {
  find: async (ctx: Context, query: string): Promise<Found> => {
    const isbn = parseIsbn(query)
    if (isbn) return { hits: await hitsOf(ctx, byIsbn(isbn)), isExact: true }
    const parsed = parseSearch(query)
    const matching = textQuery(parsed)
    if (!matching) return { hits: [], isExact: true }
    const hits = await hitsOf(ctx, byText(matching, query))
    if (hits.length > 0) return { hits, isExact: true }
    const words = [...parsed.words, ...parsed.phrases.flatMap(wordsIn)]
    return { hits: await hitsOf(ctx, byLikeness(words)), isExact: false }
  },
  correct: correctQuery,
}
