import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../../kernel/context.ts'
import type { Terms } from '../../../catalog-index/rules/terms.ts'
import { mayBeWhole } from '../similar-names.ts'
import { type SimilarWords, similarWords } from '../similar-words.ts'
import { titleForms } from '../title-forms.ts'
import { beginsWith } from './begins-with.ts'
import { manyBooks } from './select-beginning.ts'
import type { WordsLike } from './select-words.ts'
import { exactForm, wordQuery } from './tsquery.ts'

/** So many books are compared, and no more is said of others. */
const bookLimit = 2_000
/** An index of words takes as much longer as there are more of them. Those of the same length and shorter ones come first. */
const formLimit = 120
/** Longer words tell books apart; the rest is compared where the books are. */
const wordLimit = 5
/** Below it no book counts as similar, see similar-names.ts. */
const leastShare = 0.5
/** With fewer books that have all words, books that lack one are looked at, too. */
const enough = 100

/** Words that a typed one may be, those with the fewest slips and letters first. */
const textsOf = (
  words: SimilarWords['words'],
  terms: Terms,
  isWanted: (slips: number, text: string) => boolean,
): string[] =>
  words
    .map(({ number, slips }) => ({ text: terms.words[number] ?? '', slips }))
    .filter(({ text, slips }) => isWanted(slips, text))
    .toSorted((a, b) => a.slips - b.slips || a.text.length - b.text.length)
    .slice(0, formLimit)
    .map(({ text }) => text)

interface Known {
  typed: string
  query: string
}

const countBooks = (words: readonly string[], { frequencies }: WordsLike): number =>
  words.reduce((sum, word) => sum + (frequencies.get(word) ?? 0), 0)

/** A typed word with the words of the catalog that it may be; all that begin with it are one form. */
const knownOf = ({ typed, words }: SimilarWords, wordsLike: WordsLike): (Known & { books: number })[] => {
  const slipped = textsOf(words, wordsLike.terms, (slips) => slips > 0)
  const isBegun = words.some(({ slips }) => slips === 0)
  const forms = slipped.map(exactForm)
  const query = wordQuery(isBegun ? [{ text: typed, isBeginning: typed.length > 1 }, ...forms] : forms)
  return query === undefined ? [] : [{ typed, query, books: countBooks([typed, ...slipped], wordsLike) }]
}

/** The smallest sets of words that together have so many letters. */
const setsWith = (lengths: readonly number[], least: number): number[][] => {
  const sets: number[][] = []
  for (let bits = 1; bits < 1 << lengths.length; bits++) {
    const places = lengths.flatMap((_, place) => ((bits >> place) & 1 ? [place] : []))
    const letters = places.map((place) => lengths[place] ?? 0)
    const sum = letters.reduce((all, one) => all + one, 0)
    if (sum >= least && sum - Math.min(...letters) < least) sets.push(places)
  }
  return sets
}

interface Asked {
  words: readonly string[]
  asBeginning: boolean
  /** Whether only whole titles count, which lack no word. */
  onlyWhole: boolean
}

const selectIds = async ({ db }: Context, books: SQL): Promise<number[]> => {
  const { rows } = await db.execute<{ id: number }>(sql`/* planned for these words */ ${books}`)
  return rows.map(({ id }) => id)
}

/** Signs after the main part of a title. */
const afterMainTitle = [':', ';', ', or ', ', avagy ']
/** Titles of these words are looked up one by one. */
const titleLimit = 60

const shortestFirst = sql`order by title_length, popularity desc, product_id limit ${sql.raw(String(bookLimit))}`

/**
 * The shortest titles with one of the words that a typed one may be. Where too many books have these words: the books of
 * which the title, or its main part, is one of them, with or without an article.
 */
const selectTitles = (ctx: Context, like: SimilarWords, wordsLike: WordsLike): Promise<number[]> => {
  const words = textsOf(like.words, wordsLike.terms, (_, text) => mayBeWhole(text, like.typed))
  const query = wordQuery(words.map(exactForm))
  if (query === undefined) return Promise.resolve([])
  if (countBooks(words, wordsLike) < manyBooks)
    return selectIds(
      ctx,
      sql`select product_id as id from product_names where words @@ ${query}::tsquery ${shortestFirst}`,
    )
  const titles = words.slice(0, titleLimit).flatMap(titleForms)
  const beginnings = titles.flatMap((title) => afterMainTitle.map((sign) => title + sign))
  const title = sql`left(names, title_length)`
  return selectIds(
    ctx,
    sql`select product_id as id from product_names where ${title} = any(${sql.param(titles)}::text[])
    union
    select product_id from unnest(${sql.param(beginnings)}::text[]) one (beginning)
    join product_names on ${beginsWith(title, sql`beginning`)}
    limit ${bookLimit}`,
  )
}

/**
 * The ids of books that may be like the typed words: the most popular ones with all of them and, where these are few,
 * those with half of the letters. Of whole titles the shortest ones.
 */
export const selectSimilar = async (
  ctx: Context,
  wordsLike: WordsLike,
  { words, asBeginning, onlyWhole }: Asked,
): Promise<number[]> => {
  const { terms } = wordsLike
  const like = words.map((word, place) => similarWords(terms, word, asBeginning && place === words.length - 1))
  const [only] = like
  if (onlyWhole && like.length === 1 && only) return selectTitles(ctx, only, wordsLike)
  const known = like
    .flatMap((one) => knownOf(one, wordsLike))
    .toSorted((a, b) => b.typed.length - a.typed.length)
    .slice(0, wordLimit)
  if (known.length === 0 || (onlyWhole && like.some((one) => one.words.length === 0))) return []
  // Then the most popular books are found sooner on a walk, see `manyBooks`; the shortest titles are not.
  const isFrequent = known.every(({ books }) => books >= manyBooks)
  const select = (condition: SQL): Promise<number[]> =>
    selectIds(
      ctx,
      sql`select product_id as id from (select * from product_names where ${condition} ${isFrequent ? sql`` : sql`offset 0`}) found
        ${onlyWhole && !isFrequent ? shortestFirst : sql`order by popularity desc, product_id limit ${bookLimit}`}`,
    )
  const has = ({ query }: Known): SQL => sql`words @@ ${query}::tsquery`
  const withAll = await select(sql.join(known.map(has), sql` and `))
  if (onlyWhole || withAll.length >= enough || known.length === 1) return withAll
  const lengths = known.map(({ typed }) => typed.length)
  const half = lengths.reduce((sum, length) => sum + length, 0) * leastShare
  const sets = setsWith(lengths, half).map((places) => {
    const some = known.filter((_, place) => places.includes(place))
    return sql`(${sql.join(some.map(has), sql` and `)})`
  })
  return [...new Set([...withAll, ...(await select(sql.join(sets, sql` or `)))])]
}
