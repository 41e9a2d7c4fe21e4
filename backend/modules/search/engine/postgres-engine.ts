import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../kernel/context.ts'
import type { LiveCatalog } from '../../catalog-index/catalog-index.ts'
import { fold, foldedWords } from '../../text/rules/fold.ts'
import { parseIsbn } from '../../catalog/rules/isbn.ts'
import { onlyFillers, parseSearch, type SearchWords, wordsIn } from '../rules/search-words.ts'
import { correctQuery } from './correct-query.ts'
import { isLike, likeness } from './similarity-sql.ts'
import { leastNamed, mostWanted, rankNames, steps } from './name-ranks.ts'
import type { Found, Hit, ProductSearch } from '../port.ts'
import { titlesMeant } from './title-forms.ts'
import { formsOf } from './word-forms.ts'

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

/** In their order, each turned into something by the database, which knows stems and accents. */
const each = (texts: readonly string[], turned: SQL): SQL => sql`(
  select coalesce(json_agg(${turned} order by place), '[]')
  from unnest(${sql.param(texts)}::text[]) with ordinality one(text, place))`

interface TextRow {
  /** Numbers with commas: read much faster than rows. */
  ids: string | null
  words: string[]
  titles: string[]
  typed: string[]
  [column: string]: unknown
}

/** The database finds what has the words; how near they stand to the title is known in memory. */
const byText = async (
  ctx: Context,
  live: LiveCatalog,
  query: string,
  parsed: SearchWords,
  matching: SQL,
): Promise<Hit[]> => {
  const { rows } = await ctx.db.execute<TextRow>(sql`
    select (select string_agg(id::text, ',') from search_products(${matching}) found (id)) as ids,
      ${each(parsed.words, sql`search_word(text)::text`)} as words, ${each(titlesMeant(query), sql`plain(text)`)} as titles,
      ${each(wordsIn(query).slice(0, mostWanted), sql`plain(text)`)} as typed`)
  const [row] = rows
  if (!row?.ids) return []
  const inPhrases = parsed.phrases.flatMap((phrase) => wordsIn(phrase.toLowerCase()))
  const words = [...row.words.map(formsOf), ...inPhrases.map((text) => [{ text, isBeginning: false }])].slice(
    0,
    mostWanted,
  )
  const rank = rankNames(live, { titles: row.titles, words, typed: row.typed })
  const hits = row.ids.split(',').flatMap((id) => {
    const productId = Number(id)
    const slot = live.shelf.slots.get(productId)
    return slot === undefined ? [] : [{ productId, variantId: null, value: rank(slot) }]
  })
  // What only its description has is not meant where titles or people are.
  const meant = hits.filter(({ value }) => value >= steps.made)
  return meant.length > 0 ? meant : hits
}

const exact = (hits: readonly Hit[]): Found => ({
  hits,
  best: hits.reduce((best, { value }) => Math.max(best, value), 0),
})

/** All whose names have the words, as they are. */
const byNames = (live: LiveCatalog, query: string): Hit[] => {
  const { ids, size } = live.shelf
  const typed = foldedWords(query).slice(0, mostWanted)
  const rank = rankNames(live, {
    titles: titlesMeant(fold(query)),
    words: typed.map((text) => [{ text, isBeginning: false }]),
    typed,
  })
  const hits: Hit[] = []
  for (let slot = 0; slot < size; slot++) {
    const value = rank(slot)
    if (value >= leastNamed) hits.push({ productId: ids[slot] ?? 0, variantId: null, value })
  }
  return hits
}

const likenessUnit = 1_000_000
/** One word may be further off than the threshold of `%>` if the others are near. */
const leastLikeness = 0.5 * likenessUnit

/** Names that sound a little like it. */
const byLikeness = (words: readonly string[]): SQL => sql`
  select p.id as "productId", null::int as "variantId", (${likenessUnit}::int * ${likeness(words)})::int as value
  from products p where ${isLike(words)}`

const hitsOf = async (ctx: Context, relation: SQL): Promise<Hit[]> => {
  const { rows } = await ctx.db.execute<Hit & Record<string, unknown>>(relation)
  return rows
}

export const productSearch: ProductSearch = {
  find: async (ctx: Context, live: LiveCatalog, query: string): Promise<Found> => {
    const isbn = parseIsbn(query)
    if (isbn) return { hits: await hitsOf(ctx, byIsbn(isbn)), best: steps.title }
    const parsed = parseSearch(query)
    const named = onlyFillers(parsed) ? byNames(live, query) : []
    if (named.length > 0) return exact(named)
    const matching = textQuery(parsed)
    if (!matching) return exact([])
    const hits = await byText(ctx, live, query, parsed, matching)
    if (hits.length > 0) return exact(hits)
    const near = await hitsOf(ctx, byLikeness([...parsed.words, ...parsed.phrases.flatMap(wordsIn)]))
    return { hits: near.filter(({ value }) => value >= leastLikeness), best: 0, near }
  },
  correct: correctQuery,
}
