import { sql } from 'drizzle-orm'
import type { Context } from '../../../../kernel/context.ts'
import { addWords, createTerms, type Terms } from '../../../catalog-index/rules/terms.ts'
import { lettersIn, shapeOf } from '../../../catalog-index/rules/word-shape.ts'
import { beginsWith } from './begins-with.ts'
import { similarWords } from '../similar-words.ts'

interface Typed {
  text: string
  /** Whether the reader may still be typing the word. */
  isOpen: boolean
}

/** Words with the number of books that have each. */
type Frequencies = Map<string, number>

/** Words that a typed word may be but for so many slips, and one that begins with it: their shapes leave out most others. */
const selectWithin = async ({ db }: Context, typed: readonly Typed[], limit: 1 | 2): Promise<Frequencies> => {
  const texts = typed.map(({ text }) => text)
  const { rows } = await db.execute<{ words: [word: string, books: number][] | null }>(sql`/* planned for these words */
    select json_agg(json_build_array(near.word, near.books)) as words
    from unnest(${sql.param(texts)}::text[], ${sql.param(texts.map((text) => lettersIn(shapeOf(text))))}::int[],
      ${sql.param(typed.map(({ isOpen }) => isOpen))}::bool[]) t (text, letters, is_open)
    cross join lateral (
      (select w.word, w.books from search_words w
      where ${beginsWith(sql`w.word`, sql`t.text`)} limit 1)
      union all
      select w.word, w.books from search_words w
      where length(w.word) >= length(t.text) - ${limit}::int and (t.is_open or length(w.word) <= length(t.text) + ${limit}::int)
        and bit_count((t.letters & ~w.letters)::bit(32)) <= ${limit}::int
        and (t.is_open or bit_count((w.letters & ~t.letters)::bit(32)) <= ${limit}::int)
    ) near`)
  return new Map(rows[0]?.words)
}

export interface WordsLike {
  /** Among them similarWords chooses as among all words. */
  terms: Terms
  frequencies: ReadonlyMap<string, number>
}

/**
 * The words of all names that typed words may be: with one slip, or with two where none has one. Of the words that begin
 * with a typed word there is one at least.
 * @param typed folded
 */
export const selectWordsLike = async (
  ctx: Context,
  typed: readonly string[],
  asBeginning: boolean,
): Promise<WordsLike> => {
  const terms = createTerms()
  const asked = typed.map((text, place) => ({ text, isOpen: asBeginning && place === typed.length - 1 }))
  const withOne = await selectWithin(ctx, asked, 1)
  addWords(terms, withOne.keys())
  const unknown = asked.filter(({ text, isOpen }) => similarWords(terms, text, isOpen).words.length === 0)
  if (unknown.length === 0) return { terms, frequencies: withOne }
  const withTwo = await selectWithin(ctx, unknown, 2)
  addWords(terms, withTwo.keys())
  return { terms, frequencies: new Map([...withOne, ...withTwo]) }
}
