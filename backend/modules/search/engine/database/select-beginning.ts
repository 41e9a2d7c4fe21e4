import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../../kernel/context.ts'
import { beginsWith } from './begins-with.ts'
import { typedQuery, wordsQuery } from './tsquery.ts'

/** The best of each kind; some are not on sale, and a page of suggestions shows ten at most. */
const bookLimit = 100

/**
 * So many books with a word, and the most popular of them are found sooner on a walk from the most popular book on than
 * among all that have it. For others `offset 0` in a query keeps Postgres from such a walk.
 */
export const manyBooks = 8_000

const countWith = async ({ db }: Context, beginning: string): Promise<number> => {
  const { rows } = await db.execute<{ books: number }>(
    sql`select coalesce(sum(books), 0)::int as books from search_words where ${beginsWith(sql`word`, sql`${beginning}::text`)}`,
  )
  return rows[0]?.books ?? 0
}

const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

/**
 * A relation of the books that may be the best ones for what was typed so far: titles, beginnings of titles, names with
 * the words as they were typed, names with words that begin so, each by popularity.
 * @param words folded, one at least
 * @param titles see titleForms
 */
export const selectBeginning = async (
  ctx: Context,
  words: readonly string[],
  titles: readonly string[],
): Promise<SQL> => {
  const [only = ''] = words
  const isFrequent = words.length === 1 && (only.length === 1 || (await countWith(ctx, only)) >= manyBooks)
  const best = (condition: SQL, mayWalk = false): SQL => sql`(
    select product_id from (select product_id, popularity from product_names where ${condition} ${mayWalk ? sql`` : sql`offset 0`}) found
    order by popularity desc, product_id limit ${bookLimit})`
  const begun = words.map((text) => [{ text, isBeginning: true }])
  const title = sql`left(names, title_length)`
  const books = [
    best(sql`${title} = any(${sql.param(titles)}::text[])`),
    best(
      sql.join(
        titles.map((one) => sql`${title} like ${`${escaped(one)}%`}`),
        sql` or `,
      ),
      isFrequent,
    ),
    best(sql`words @@ ${typedQuery(words, 'A')}::tsquery`),
    best(sql`words @@ ${wordsQuery(begun, 'A')}::tsquery`, isFrequent),
    best(sql`words @@ ${wordsQuery(begun, 'AB')}::tsquery`, isFrequent),
  ]
  return sql.join(books, sql` union `)
}
