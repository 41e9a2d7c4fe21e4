import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../kernel/context.ts'
import { isbnBeginning, parseIsbn } from '../../catalog/rules/isbn.ts'
import { type CatalogIndex, catalogIndex } from '../../catalog-index/service.ts'
import { fold, foldedWords } from '../../text/rules/fold.ts'
import { type Found, type Hit, type Hits, match, type SearchEngine, type Similar } from '../port.ts'
import { bestRank, collectHits, filterHits, hitsOf, type RankedHits } from '../rules/hits.ts'
import { onlyFillers, parseSearch, type SearchWords, wordsIn } from '../rules/search-words.ts'
import { correctQuery } from './correct-query.ts'
import { isTypedAt, matchOf, popularityLimit, rankFor, wordLimit } from './name-ranks.ts'
import type { Names } from './names.ts'
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

/**
 * Whether names alone tell which books have the words: nothing is excluded, each word counts as the beginning of others,
 * and is one word to the database, too.
 */
const mayAskNames = ({ words, excluded }: SearchWords, forms: readonly string[]): boolean =>
  excluded.length === 0 &&
  words.every((word) => word.length >= shortestBeginning(words)) &&
  forms.every((form) => !form.includes('&') && !form.includes('<'))

/**
 * Where names have all words, books that have them in their description only are left out; then names alone tell which
 * books these are. Otherwise the database finds which books have the words, and names tell the rank.
 */
const byText = async (
  ctx: Context,
  names: Names,
  query: string,
  parsed: SearchWords,
  matching: SQL,
): Promise<RankedHits> => {
  const forms = await readForms(ctx, query, parsed)
  const inPhrases = parsed.phrases.flatMap((phrase) => wordsIn(phrase.toLowerCase()))
  const words = [...forms.words.map(formsOf), ...inPhrases.map((text) => [{ text, isBeginning: false }])].slice(
    0,
    wordLimit,
  )
  const wanted = { titles: forms.titles, words, typed: forms.typed }
  const inNames = rankFor(match.credits)
  const named = mayAskNames(parsed, forms.words) ? await names.named(wanted, parsed, inNames) : undefined
  if (named && named.length > 0) return named
  const hits = await names.ranked(matching, wanted, parsed)
  const namedThere = filterHits(hits, (rank) => rank >= inNames)
  return namedThere.length > 0 ? namedThere : hits
}

const exact = (hits: Hits): Found => ({ hits, bestMatch: matchOf(bestRank(hits)) })

/** All books of which the names have the words exactly, and the phrases as they stand. */
const byNames = async (names: Names, query: string, parsed: SearchWords): Promise<RankedHits> => {
  const wanted = parsed.phrases.length > 0 ? [...parsed.words, ...parsed.phrases].join(' ') : query
  const typed = foldedWords(wanted).slice(0, wordLimit)
  const words = typed.map((text) => [{ text, isBeginning: false }])
  return names.named({ titles: titleForms(fold(wanted)), words, typed }, parsed, rankFor(match.series))
}

const selectHits = async (ctx: Context, relation: SQL): Promise<Hit[]> => {
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
const withNearTitles = async (
  { entries: { slots, columns } }: CatalogIndex,
  names: Names,
  query: string,
  hits: RankedHits,
): Promise<RankedHits> => {
  const near = new Set((await names.titlesWithSlip(foldedWords(query))).map(({ productId }) => productId))
  if (near.size === 0) return hits
  const all = collectHits(hits.length + near.size)
  for (let place = 0; place < hits.length; place++) {
    const productId = hits.productIds[place] ?? 0
    if (!near.has(productId)) all.add(productId, hits.ranks[place] ?? 0, hits.slots[place] ?? -1)
  }
  for (const productId of near) {
    const slot = slots.get(productId) ?? -1
    all.add(productId, nearTitleRank + Math.min(columns.popularity[slot] ?? 0, nearPopularity), slot)
  }
  return all.hits()
}

const find = async (ctx: Context, index: CatalogIndex, names: Names, query: string): Promise<Found> => {
  const isbn = parseIsbn(query)
  if (isbn) return { hits: hitsOf(await selectHits(ctx, byIsbn(isbn))), bestMatch: match.title }
  const parsed = parseSearch(query)
  const isInNames = onlyFillers(parsed) || (parsed.words.length === 0 && parsed.phrases.length > 0)
  const named = isInNames ? await byNames(names, query, parsed) : undefined
  if (named && named.length > 0) return exact(named)
  const matching = textQuery(parsed)
  if (!matching) return exact(hitsOf([]))
  const hits = await byText(ctx, names, query, parsed, matching)
  const found = exact(hits)
  const isPlain = parsed.phrases.length === 0 && parsed.excluded.length === 0
  if (hits.length === 0 || !isPlain) return found
  const isTyped = isTypedAt(found.bestMatch) ?? (await names.hasWords(foldedWords(query)))
  return isTyped ? found : { ...found, hits: await withNearTitles(index, names, query, hits) }
}

const findSimilar = async (names: Names, query: string): Promise<Similar> => {
  if (parseIsbn(query)) return { hits: hitsOf([]), isTitle: false }
  const { words, phrases } = parseSearch(query)
  const books = await names.similar([...words, ...phrases.flatMap(wordsIn)].flatMap(foldedWords))
  return {
    hits: hitsOf(books),
    isTitle: books.some(({ isWhole }) => isWhole),
  }
}

/** Postgres finds words in texts and codes; names tell the ranks of books, and which words are alike. */
export const createEngine = (openNames: (ctx: Context, index: CatalogIndex) => Names): SearchEngine => ({
  open: async (ctx) => {
    const index = await catalogIndex(ctx)
    const names = openNames(ctx, index)
    return {
      find: (query) => find(ctx, index, names, query),
      findSimilar: (query) => findSimilar(names, query),
      complete: async (typed, limit) => {
        const digits = isbnBeginning(typed)
        const byCode = digits === undefined ? [] : await selectHits(ctx, byIsbnBeginning(digits, limit))
        return byCode.length > 0 ? byCode : names.complete(typed, limit)
      },
      correct: (query, similar) => correctQuery(ctx, index, query, similar),
      findByTitle: (texts) => names.titled(texts),
    }
  },
})
