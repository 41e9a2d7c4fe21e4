import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../../kernel/context.ts'
import type { CatalogIndex } from '../../../catalog-index/service.ts'
import { foldedWords } from '../../../text/rules/fold.ts'
import { match } from '../../port.ts'
import { collectHits, type RankedHits } from '../../rules/hits.ts'
import { tellingWords } from '../../rules/shop-words.ts'
import type { SearchWords } from '../../rules/search-words.ts'
import { isBesideOthers, popularityLimit, rankFor, type Wanted } from '../name-ranks.ts'
import { hasPhrases } from '../phrase-test.ts'
import { phraseQuery, typedQuery, wordsQuery } from './tsquery.ts'

const has = (query: string | undefined): SQL => (query === undefined ? sql`false` : sql`n.words @@ ${query}::tsquery`)

/** A text of the title is needed where it decides, and the names where phrases do. */
interface RankedRow {
  match: number
  count: number
  ids: string
  names: string[] | null
  titleLengths: number[] | null
  [column: string]: unknown
}

const typedLengthOf = ({ typed }: Wanted): number => typed.join(' ').length

/** The same steps as in rankNames; a title among other words is only a candidate for `titleAndAuthors`. */
const matchBy = (wanted: Wanted): SQL => {
  const title = sql`left(n.names, n.title_length)`
  const titles = sql`${sql.param(wanted.titles)}::text[]`
  const typed = has(typedQuery(wanted.typed, 'A'))
  return sql`case
    when not ${has(wordsQuery(wanted.words))} then ${match.texts}::int
    when not ${has(wordsQuery(wanted.words, 'AB'))} then ${match.credits}
    when ${title} = any(${titles}) then ${match.title}
    when n.title_length < ${typedLengthOf(wanted)} and ${typed} then ${match.titleAndAuthors}
    when ${title} ^@ any(${titles}) then ${match.titleBeginning}
    when ${typed} then ${match.asTyped}
    when ${has(wordsQuery(wanted.words, 'A'))} then ${match.names}
    else ${match.series} end`
}

const withTitle = (title: string, { titles, typed }: Wanted): number => {
  if (isBesideOthers(title, tellingWords(typed))) return match.titleAndAuthors
  return titles.some((one) => title.startsWith(one)) ? match.titleBeginning : match.asTyped
}

const numbersIn = (list: string): number[] => list.split(',').map(Number)

/**
 * Ranks books by their names, as rankNames does in memory.
 * @param books rows `n` of `product_names`: `from …`. A book may be there twice
 */
export const rankBooks = async (
  { db }: Context,
  { entries: { slots, columns } }: CatalogIndex,
  books: SQL,
  wanted: Wanted,
  parsed: SearchWords,
): Promise<RankedHits> => {
  const isRead = parsed.phrases.length > 0 ? sql`true` : sql`match = ${match.titleAndAuthors}`
  // Numbers with commas: read much faster than rows.
  const { rows } = await db.execute<RankedRow>(sql`/* planned for these words */
    select match, count(*)::int, string_agg(product_id::text, ',') as ids,
      json_agg(names) filter (where ${isRead}) as names, json_agg(title_length) filter (where ${isRead}) as "titleLengths"
    from (select n.product_id, n.names, n.title_length, ${matchBy(wanted)} as match ${books}) found group by match`)
  const isPhrased = hasPhrases(parsed)
  const known = new Set<number>()
  const { add, hits } = collectHits(rows.reduce((sum, { count }) => sum + count, 0))
  for (const { match: matched, ids, names, titleLengths } of rows)
    for (const [place, productId] of numbersIn(ids).entries()) {
      const slot = slots.get(productId)
      const name = names?.[place] ?? ''
      if (slot === undefined || known.has(slot) || !isPhrased(name)) continue
      known.add(slot)
      const isBeside = matched === match.titleAndAuthors
      const own = isBeside ? withTitle(name.slice(0, titleLengths?.[place]), wanted) : matched
      add(productId, rankFor(own) + Math.min(columns.popularity[slot] ?? 0, popularityLimit), slot)
    }
  return hits()
}

/** So many are ranked: the most popular ones, and those that are whole titles. */
const bookLimit = 20_000

const mostPopular = sql`order by n.popularity desc, n.product_id limit ${sql.raw(String(bookLimit))}`

/** Books whose names have all words; nothing for words that no name can have. */
export const booksNamed = ({ words, titles }: Wanted, { phrases }: SearchWords): SQL => {
  const inOrder = phrases.map((phrase) => has(phraseQuery(foldedWords(phrase))))
  const isNamed = sql.join([has(wordsQuery(words)), ...inOrder], sql` and `)
  return sql`from (
    (select n.* from product_names n where ${isNamed} ${mostPopular})
    union all
    (select n.* from product_names n where left(n.names, n.title_length) = any(${sql.param(titles)}::text[]) and ${isNamed} ${mostPopular})
  ) n`
}

/** Books that have the words anywhere. */
export const booksMatching = (matching: SQL): SQL => sql`from (
    select n.* from product_names n where n.product_id in (select search_products(${matching})) ${mostPopular}
  ) n`
