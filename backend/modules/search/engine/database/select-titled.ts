import { sql } from 'drizzle-orm'
import type { Context } from '../../../../kernel/context.ts'
import { foldedWords } from '../../../text/rules/fold.ts'
import { createTitles } from '../../rules/wanted-titles.ts'
import { typedQuery } from './tsquery.ts'

/** An article and signs between the words may make a title longer than its words. */
const signs = 20

/** Products by their whole titles, see `Search`. */
export const selectTitled = async ({ db }: Context, texts: readonly string[]): Promise<Map<string, number[]>> => {
  const titles = createTitles(texts)
  const wanted = titles.keys.map((key) => ({ query: typedQuery(key.split(' '), 'A'), length: key.length + signs }))
  if (wanted.length === 0) return titles.found()
  const { rows } = await db.execute<{ id: number; names: string; length: number }>(sql`
    select distinct n.product_id as id, n.names, n.title_length as length
    from unnest(${sql.param(wanted.map(({ query }) => query))}::text[], ${sql.param(wanted.map(({ length }) => length))}::int[]) t (query, length)
    join product_names n on n.words @@ t.query::tsquery and n.title_length <= t.length
    order by n.product_id`)
  for (const { id, names, length } of rows)
    titles.compare(id, foldedWords(names.slice(0, length)), () => foldedWords(names.slice(length)))
  return titles.found()
}
