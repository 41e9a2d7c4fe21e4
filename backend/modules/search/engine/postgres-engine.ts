import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../kernel/context.ts'
import { isbnBeginning, parseIsbn } from '../../catalog/rules/isbn.ts'
import { type CatalogIndex, catalogIndex } from '../../catalog-index/service.ts'
import { fold, foldedWords } from '../../text/rules/fold.ts'
import { type Found, type Hit, match, type SearchEngine, type Similar } from '../port.ts'
import { onlyFillers, parseSearch, type SearchWords, wordsIn } from '../rules/search-words.ts'
import { complete } from './complete.ts'
import { correctQuery } from './correct-query.ts'
import { candidatesFor, isTyped, matchOf, popularityLimit, rankFor, rankNames, wordLimit } from './name-ranks.ts'
import { similarNames, titlesWithSlip } from './similar-names.ts'
import { phraseTest } from './phrase-test.ts'
import { titleForms } from './title-forms.ts'
import { formsOf } from './word-forms.ts'

const byIsbn = (isbn: string): SQL =>
  sql`select product_id as "productId", id as "variantId", 1 as rank from variants where isbn = ${isbn}`

const isbnLength = 13

/** Digits compare alike in every collation, so the index of ISBNs finds a range of them. */
const byIsbnBeginning = (digits: string, limit: number): SQL => sql`
  select product_id as "productId", id as "variantId", 1 as rank from variants
  where isbn between ${digits.padEnd(isbnLength, '0')} and ${digits.padEnd(isbnLength, '9')} and active order by isbn limit ${limit}`

/**
 * Half of all books have words that begin with any two letters, so a word counts as a beginning from three letters on; of
 * many words, from four.
 */
const shortestBeginning = (words: readonly string[]): number => (words.length > 4 ? 4 : 3)
const plainQuery = (text: string): SQL => sql`plainto_tsquery('simple', plain(${text}))`

/** Every word in one of its forms, nothing of what is excluded. */
const textQuery = ({ words, excluded }: SearchWords): SQL | undefined => {
  const shortest = shortestBeginning(words)
  const wanted = words.map((word) => (word.length < shortest ? plainQuery(word) : sql`search_word(${word})`))
  if (wanted.length === 0) return undefined
  return sql.join([...wanted, ...excluded.map((word) => sql`!! ${plainQuery(word)}`)], sql` && `)
}

/** The texts in their order, each changed by the database, which knows stems and accents. */
const each = (texts: readonly string[], changed: SQL): SQL => sql`(
  select coalesce(json_agg(${changed} order by place), '[]')
  from unnest(${sql.param(texts)}::text[]) with ordinality one(text, place))`

interface FormsRow {
  words: string[]
  titles: string[]
  typed: string[]
  [column: string]: unknown
}

/** How the database reads the words of a query: their stems and their plain forms. */
const readForms = async ({ db }: Context, query: string, { words }: SearchWords): Promise<FormsRow> => {
  const { rows } = await db.execute<FormsRow>(sql`
    select ${each(words, sql`search_word(text)::text`)} as words, ${each(titleForms(query), sql`plain(text)`)} as titles,
      ${each(wordsIn(query).slice(0, wordLimit), sql`plain(text)`)} as typed`)
  return rows[0] ?? { words: [], titles: [], typed: [] }
}

/** The ids of products that have the words anywhere, in their descriptions, too. */
const readMatching = async ({ db }: Context, matching: SQL): Promise<number[]> => {
  // Numbers with commas: read much faster than rows.
  const { rows } = await db.execute<{ ids: string | null }>(
    sql`select string_agg(id::text, ',') as ids from search_products(${matching}) found (id)`,
  )
  return rows[0]?.ids?.split(',').map(Number) ?? []
}

/**
 * Whether names alone tell which books have the words: nothing is excluded, each word counts as the beginning of others,
 * and is one word to the database, too.
 */
const mayAskNames = ({ words, excluded }: SearchWords, forms: readonly string[]): boolean =>
  excluded.length === 0 &&
  words.every((word) => word.length >= shortestBeginning(words)) &&
  forms.every((form) => !form.includes('&') && !form.includes('<'))

/**
 * Where names have all words, books that have them in their description only are left out: the index in memory knows
 * which names have them, and so finds these books alone. Otherwise the database finds which books have the words. The
 * index knows where, and so the rank.
 */
const byText = async (
  ctx: Context,
  index: CatalogIndex,
  query: string,
  parsed: SearchWords,
  matching: SQL,
): Promise<Hit[]> => {
  const forms = await readForms(ctx, query, parsed)
  const inPhrases = parsed.phrases.flatMap((phrase) => wordsIn(phrase.toLowerCase()))
  const words = [...forms.words.map(formsOf), ...inPhrases.map((text) => [{ text, isBeginning: false }])].slice(
    0,
    wordLimit,
  )
  const wanted = { titles: forms.titles, words, typed: forms.typed }
  const hitsAmong = (slots: Iterable<number>, least = 0): Hit[] => {
    const rankAt = rankNames(index, wanted)
    const hasPhrases = phraseTest(index, parsed)
    const hits: Hit[] = []
    for (const slot of slots) {
      if (!hasPhrases(slot)) continue
      const rank = rankAt(slot)
      if (rank >= least) hits.push({ productId: index.entries.ids[slot] ?? 0, variantId: null, rank })
    }
    return hits
  }
  const inNames = rankFor(match.credits)
  const isThere = (slot: number): boolean => index.entries.variants.length[slot] !== 0
  const named = mayAskNames(parsed, forms.words) ? hitsAmong(candidatesFor(index, wanted).filter(isThere), inNames) : []
  if (named.length > 0) return named
  const ids = await readMatching(ctx, matching)
  const hits = hitsAmong(ids.flatMap((id) => index.entries.slots.get(id) ?? []))
  const namedThere = hits.filter((hit) => hit.rank >= inNames)
  return namedThere.length > 0 ? namedThere : hits
}

const exact = (hits: readonly Hit[]): Found => ({
  hits,
  bestMatch: matchOf(hits.reduce((best, { rank }) => Math.max(best, rank), 0)),
})

/** All books of which the names have the words exactly, and the phrases as they stand. */
const byNames = (index: CatalogIndex, query: string, parsed: SearchWords): Hit[] => {
  const hasPhrases = phraseTest(index, parsed)
  const { ids, size } = index.entries
  const wanted = parsed.phrases.length > 0 ? [...parsed.words, ...parsed.phrases].join(' ') : query
  const typed = foldedWords(wanted).slice(0, wordLimit)
  const rankAt = rankNames(index, {
    titles: titleForms(fold(wanted)),
    words: typed.map((text) => [{ text, isBeginning: false }]),
    typed,
  })
  const hits: Hit[] = []
  for (let slot = 0; slot < size; slot++) {
    const rank = rankAt(slot)
    if (rank >= rankFor(match.series) && hasPhrases(slot))
      hits.push({ productId: ids[slot] ?? 0, variantId: null, rank })
  }
  return hits
}

const hitsOf = async (ctx: Context, relation: SQL): Promise<Hit[]> => {
  const { rows } = await ctx.db.execute<Hit & Record<string, unknown>>(relation)
  return rows
}

/** Above each title that begins so, below those that are exactly so. */
const nearTitleRank = rankFor(match.titleBeginning) + popularityLimit
const nearPopularity = 999_999

/**
 * Where no name has the words just as they were typed, a whole title that has them but for one slip comes first: `ema` is
 * the beginning of many words, and Emma.
 */
const withNearTitles = (index: CatalogIndex, typed: readonly string[], hits: readonly Hit[]): readonly Hit[] => {
  const { slots, columns } = index.entries
  const ranks = new Map<number, number>()
  for (const { productId } of titlesWithSlip(index, typed)) {
    const popularity = columns.popularity[slots.get(productId) ?? -1] ?? 0
    ranks.set(productId, nearTitleRank + Math.min(popularity, nearPopularity))
  }
  if (ranks.size === 0) return hits
  return [
    ...hits.filter(({ productId }) => !ranks.has(productId)),
    ...[...ranks].map(([productId, rank]) => ({ productId, variantId: null, rank })),
  ]
}

const find = async (ctx: Context, index: CatalogIndex, query: string): Promise<Found> => {
  const isbn = parseIsbn(query)
  if (isbn) return { hits: await hitsOf(ctx, byIsbn(isbn)), bestMatch: match.title }
  const parsed = parseSearch(query)
  const isInNames = onlyFillers(parsed) || (parsed.words.length === 0 && parsed.phrases.length > 0)
  const named = isInNames ? byNames(index, query, parsed) : []
  if (named.length > 0) return exact(named)
  const matching = textQuery(parsed)
  if (!matching) return exact([])
  const hits = await byText(ctx, index, query, parsed, matching)
  const found = exact(hits)
  const typed = foldedWords(query)
  const isPlain = parsed.phrases.length === 0 && parsed.excluded.length === 0
  return hits.length === 0 || !isPlain || isTyped(index, typed, found.bestMatch)
    ? found
    : { ...found, hits: withNearTitles(index, typed, hits) }
}

const findSimilar = (index: CatalogIndex, query: string): Similar => {
  if (parseIsbn(query)) return { hits: [], isTitle: false }
  const { words, phrases } = parseSearch(query)
  const books = similarNames(index, [...words, ...phrases.flatMap(wordsIn)].flatMap(foldedWords))
  return {
    hits: books.map(({ productId, variantId, rank }) => ({ productId, variantId, rank })),
    isTitle: books.some(({ isWhole }) => isWhole),
  }
}

/** Postgres finds the words, the catalog in memory ranks the books and knows which words are alike. */
export const postgresEngine: SearchEngine = {
  open: async (ctx) => {
    const index = await catalogIndex(ctx)
    return {
      find: (query) => find(ctx, index, query),
      findSimilar: async (query) => findSimilar(index, query),
      complete: async (typed, limit) => {
        const digits = isbnBeginning(typed)
        const byCode = digits === undefined ? [] : await hitsOf(ctx, byIsbnBeginning(digits, limit))
        return byCode.length > 0 ? byCode : complete(index, ctx.currency, typed, limit)
      },
      correct: (query, similar) => correctQuery(ctx, index, query, similar),
    }
  },
}
