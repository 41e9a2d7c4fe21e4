import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../kernel/context.ts'
import { parseIsbn } from '../../catalog/rules/isbn.ts'
import { type CatalogIndex, catalogIndex } from '../../catalog-index/service.ts'
import { fold, foldedWords } from '../../text/rules/fold.ts'
import { type Found, type Hit, match, type SearchEngine } from '../port.ts'
import { onlyFillers, parseSearch, type SearchWords, wordsIn } from '../rules/search-words.ts'
import { complete } from './complete.ts'
import { correctQuery } from './correct-query.ts'
import { matchOf, rankFor, rankNames, wordLimit } from './name-ranks.ts'
import { isSimilar, similarity } from './similarity-sql.ts'
import { titleForms } from './title-forms.ts'
import { formsOf } from './word-forms.ts'

const byIsbn = (isbn: string): SQL =>
  sql`select product_id as "productId", id as "variantId", 1 as rank from variants where isbn = ${isbn}`

/** Every word in one of its forms, every phrase as it stands, nothing of what is excluded. */
const textQuery = ({ words, phrases, excluded }: SearchWords): SQL | undefined => {
  const wanted = [
    ...words.map((word) => sql`search_word(${word})`),
    ...phrases.map((phrase) => sql`phraseto_tsquery('simple', plain(${phrase}))`),
  ]
  if (wanted.length === 0) return undefined
  return sql.join([...wanted, ...excluded.map((word) => sql`!! plainto_tsquery('simple', plain(${word}))`)], sql` && `)
}

/** The texts in their order, each changed by the database, which knows stems and accents. */
const each = (texts: readonly string[], changed: SQL): SQL => sql`(
  select coalesce(json_agg(${changed} order by place), '[]')
  from unnest(${sql.param(texts)}::text[]) with ordinality one(text, place))`

interface TextRow {
  /** Numbers with commas: read much faster than rows. */
  ids: string | null
  words: string[]
  titles: string[]
  typed: string[]
  [column: string]: unknown
}

/** The database finds which books have the words; the index in memory knows where they have them, and so the rank. */
const byText = async (
  ctx: Context,
  index: CatalogIndex,
  query: string,
  parsed: SearchWords,
  matching: SQL,
): Promise<Hit[]> => {
  const { rows } = await ctx.db.execute<TextRow>(sql`
    select (select string_agg(id::text, ',') from search_products(${matching}) found (id)) as ids,
      ${each(parsed.words, sql`search_word(text)::text`)} as words, ${each(titleForms(query), sql`plain(text)`)} as titles,
      ${each(wordsIn(query).slice(0, wordLimit), sql`plain(text)`)} as typed`)
  const [row] = rows
  if (!row?.ids) return []
  const inPhrases = parsed.phrases.flatMap((phrase) => wordsIn(phrase.toLowerCase()))
  const words = [...row.words.map(formsOf), ...inPhrases.map((text) => [{ text, isBeginning: false }])].slice(
    0,
    wordLimit,
  )
  const rank = rankNames(index, { titles: row.titles, words, typed: row.typed })
  const hits = row.ids.split(',').flatMap((id) => {
    const productId = Number(id)
    const slot = index.entries.slots.get(productId)
    return slot === undefined ? [] : [{ productId, variantId: null, rank: rank(slot) }]
  })
  // Where titles or people have the words, books that have them in their description only are left out.
  const named = hits.filter((hit) => hit.rank >= rankFor(match.credits))
  return named.length > 0 ? named : hits
}

const exact = (hits: readonly Hit[]): Found => ({
  hits,
  bestMatch: matchOf(hits.reduce((best, { rank }) => Math.max(best, rank), 0)),
})

/** All books of which the names have the words exactly. */
const byNames = (index: CatalogIndex, query: string): Hit[] => {
  const { ids, size } = index.entries
  const typed = foldedWords(query).slice(0, wordLimit)
  const rankAt = rankNames(index, {
    titles: titleForms(fold(query)),
    words: typed.map((text) => [{ text, isBeginning: false }]),
    typed,
  })
  const hits: Hit[] = []
  for (let slot = 0; slot < size; slot++) {
    const rank = rankAt(slot)
    if (rank >= rankFor(match.series)) hits.push({ productId: ids[slot] ?? 0, variantId: null, rank })
  }
  return hits
}

const similarityUnit = 1_000_000
/** One word may be less similar than the threshold of `%>` if the others are more. */
const leastSimilarity = 0.5 * similarityUnit

/** Books with names that sound a little like the words. */
const bySimilarity = (words: readonly string[]): SQL => sql`
  select p.id as "productId", null::int as "variantId", (${similarityUnit}::int * ${similarity(words)})::int as rank
  from products p where ${isSimilar(words)}`

const hitsOf = async (ctx: Context, relation: SQL): Promise<Hit[]> => {
  const { rows } = await ctx.db.execute<Hit & Record<string, unknown>>(relation)
  return rows
}

const find = async (ctx: Context, index: CatalogIndex, query: string): Promise<Found> => {
  const isbn = parseIsbn(query)
  if (isbn) return { hits: await hitsOf(ctx, byIsbn(isbn)), bestMatch: match.title }
  const parsed = parseSearch(query)
  const named = onlyFillers(parsed) ? byNames(index, query) : []
  if (named.length > 0) return exact(named)
  const matching = textQuery(parsed)
  if (!matching) return exact([])
  const hits = await byText(ctx, index, query, parsed, matching)
  if (hits.length > 0) return exact(hits)
  const similar = await hitsOf(ctx, bySimilarity([...parsed.words, ...parsed.phrases.flatMap(wordsIn)]))
  return { hits: similar.filter(({ rank }) => rank >= leastSimilarity), bestMatch: match.texts, similar }
}

/** Postgres finds the words, the catalog in memory ranks the books. */
export const postgresEngine: SearchEngine = {
  open: async (ctx) => {
    const index = await catalogIndex(ctx)
    return {
      find: (query) => find(ctx, index, query),
      complete: async (typed, limit) => complete(index, ctx.currency, typed, limit),
      correct: (query, similar) => correctQuery(ctx, index, query, similar),
    }
  },
}
