import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../http/context.ts'
import { parseIsbn } from '../rules/isbn.ts'
import { parseSearch, type SearchWords } from '../rules/search-words.ts'
import type { ProductSearch } from './port.ts'

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

/** Who typed the whole title means that book, however often others say the words; popularity decides between equals. */
const byText = (matching: SQL, words: string): SQL => sql`
  select p.id as product_id, null::int as variant_id,
    (1e6 * (ts_rank(p.search, ${matching})
      + case when plain(p.title) = plain(${words}) then 1
        when starts_with(plain(p.title), plain(${words})) then 0.4 else 0 end))::int
      + p.popularity * 20 as rank
  from products p where p.search @@ (${matching})`

/** Names that sound like it: trigrams, from the default threshold of `<%` upwards. */
const byLikeness = (words: string): SQL => sql`
  select p.id as product_id, null::int as variant_id,
    (1e6 * word_similarity(plain(${words}), p.search_names))::int as rank
  from products p where plain(${words}) <% p.search_names`

export const productSearch: ProductSearch = {
  find: async (ctx: Context, query: string): Promise<SQL> => {
    const isbn = parseIsbn(query)
    if (isbn) return byIsbn(isbn)
    const parsed = parseSearch(query)
    const matching = textQuery(parsed)
    if (!matching) return nothing
    const words = [...parsed.words, ...parsed.phrases].join(' ')
    const { rows } = await ctx.db.execute(sql`select 1 from products p where p.search @@ (${matching}) limit 1`)
    return rows.length > 0 ? byText(matching, query) : byLikeness(words)
  },
}
