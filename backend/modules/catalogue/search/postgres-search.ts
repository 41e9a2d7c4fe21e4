import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../http/context.ts'
import { parseIsbn } from '../rules/isbn.ts'
import { parseSearch, type SearchWords, wordsIn } from '../rules/search-words.ts'
import { correctQuery } from './correct-query.ts'
import { isLike, likeness } from './likeness-sql.ts'
import type { Found, ProductSearch } from './port.ts'
import { textRank } from './text-rank.ts'

const byIsbn = (isbn: string): SQL =>
  sql`select product_id, id as variant_id, 1 as rank from variants where isbn = ${isbn}`

const nothing: SQL = sql`select null::int as product_id, null::int as variant_id, 0 as rank where false`

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
  select p.id as product_id, null::int as variant_id, ${textRank(matching, query)} as rank
  from products p where p.search @@ (${matching})`

/** One word may be further off than the threshold of `<%` if the others are near. */
const leastLikeness = 0.5

/** Names that sound like it. */
const byLikeness = (words: readonly string[]): SQL => sql`
  select p.id as product_id, null::int as variant_id, (1e6 * ${likeness(words)})::int as rank
  from products p where ${isLike(words)} and ${likeness(words)} >= ${leastLikeness}::real`

export const productSearch: ProductSearch = {
  find: async (ctx: Context, query: string): Promise<Found> => {
    const isbn = parseIsbn(query)
    if (isbn) return { relation: byIsbn(isbn), isExact: true }
    const parsed = parseSearch(query)
    const matching = textQuery(parsed)
    if (!matching) return { relation: nothing, isExact: true }
    const { rows } = await ctx.db.execute(sql`select 1 from products p where p.search @@ (${matching}) limit 1`)
    if (rows.length > 0) return { relation: byText(matching, query), isExact: true }
    return { relation: byLikeness([...parsed.words, ...parsed.phrases.flatMap(wordsIn)]), isExact: false }
  },
  correct: correctQuery,
}
