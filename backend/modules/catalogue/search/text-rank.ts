import { type SQL, sql } from 'drizzle-orm'
import { wordsIn } from '../rules/search-words.ts'

const articles = ['a', 'az', 'egy', 'the', 'an']

/** As many as can stand between two steps. */
const mostPopular = 9_000_000

/** What was typed, and the same after each article: who leaves it out means the same book. */
const titlesMeant = (query: string): SQL => {
  const words = wordsIn(query)
  const bare = articles.includes((words[0] ?? '').toLowerCase()) ? words.slice(1) : words
  const spellings = [query, ...['', ...articles].map((article) => [article, ...bare].join(' ').trim())]
  return sql`array[${sql.join(
    spellings.map((spelling) => sql`plain(${spelling})`),
    sql`, `,
  )}]`
}

/**
 * Of product `p`, which matches: the whole title before the beginning of one, these before the words in title and
 * author (as they stand before other forms), these before series, and last what only the texts say. Popularity decides
 * between equals.
 */
export const textRank = (matching: SQL, query: string): SQL => {
  const asTyped = sql`plainto_tsquery('simple', plain(${wordsIn(query).join(' ')}))`
  return sql`case
    when plain(p.title) = any(${titlesMeant(query)}) then 50000000
    when plain(p.title) ^@ any(${titlesMeant(query)}) then 40000000
    when ts_filter(p.search, '{a}') @@ (${asTyped}) then 30000000
    when ts_filter(p.search, '{a}') @@ (${matching}) then 20000000
    when ts_filter(p.search, '{a,b}') @@ (${matching}) then 10000000
    else 0 end + least(p.popularity, ${mostPopular}::int)`
}
