import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../../kernel/context.ts'
import type { Terms } from '../../../catalog-index/rules/terms.ts'
import { mayBeWhole } from '../similar-names.ts'
import { type SimilarWords, similarWords } from '../similar-words.ts'
import type { Form } from '../word-forms.ts'
import { wordQuery } from './tsquery.ts'

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

/**
 * A typed word with the words of the catalog that it may be. All that begin with it are one form, but for a whole title of
 * one word, which is none of the longer ones.
 */
const formsFor = ({ typed, words }: SimilarWords, terms: Terms, isAlone: boolean): Form[] => {
  const isBegun = words.some(({ slips }) => slips === 0) && !isAlone
  const others = words
    .filter(({ slips }) => slips > 0 || isAlone)
    .map(({ number, slips }) => ({ text: terms.words[number] ?? '', slips }))
    .filter(({ text }) => !isAlone || mayBeWhole(text, typed))
    .toSorted((a, b) => a.slips - b.slips || a.text.length - b.text.length)
    .slice(0, formLimit)
    .map(({ text }) => ({ text, isBeginning: false }))
  return isBegun ? [{ text: typed, isBeginning: typed.length > 1 }, ...others] : others
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
  /** Whether only whole titles count: the shortest ones come first, and none may lack a word. */
  onlyWhole: boolean
}

/**
 * The ids of books that may be like the typed words: the most popular ones with all of them and, where these are few,
 * those with half of the letters.
 */
export const selectSimilar = async (
  { db }: Context,
  terms: Terms,
  { words, asBeginning, onlyWhole }: Asked,
): Promise<number[]> => {
  const like = words.map((word, place) => similarWords(terms, word, asBeginning && place === words.length - 1))
  if (onlyWhole && like.some((one) => one.words.length === 0)) return []
  const known = like
    .filter((one) => one.words.length > 0)
    .toSorted((a, b) => b.typed.length - a.typed.length)
    .slice(0, wordLimit)
  if (known.length === 0) return []
  const isAlone = onlyWhole && words.length === 1
  const queries = known.flatMap((one) => wordQuery(formsFor(one, terms, isAlone)) ?? [])
  if (queries.length < known.length) return []
  const has = (place: number): SQL => sql`words @@ ${queries[place]}::tsquery`
  const order = onlyWhole ? sql`title_length, popularity desc` : sql`popularity desc`
  // With `offset 0` words are looked up before books are put in order: a walk over books in their order would compare
  // hundreds of words with each.
  const select = async (condition: SQL): Promise<number[]> => {
    const { rows } = await db.execute<{ id: number }>(sql`/* planned for these words */
      select product_id as id from (select * from product_names where ${condition} offset 0) found
      order by ${order}, product_id limit ${bookLimit}`)
    return rows.map(({ id }) => id)
  }
  const withAll = await select(
    sql.join(
      known.map((_, place) => has(place)),
      sql` and `,
    ),
  )
  if (onlyWhole || withAll.length >= enough || known.length === 1) return withAll
  const lengths = known.map(({ typed }) => typed.length)
  const half = lengths.reduce((sum, length) => sum + length, 0) * leastShare
  const sets = setsWith(lengths, half).map((places) => sql`(${sql.join(places.map(has), sql` and `)})`)
  return [...new Set([...withAll, ...(await select(sql.join(sets, sql` or `)))])]
}
