import { sql } from 'drizzle-orm'
import type { Context } from '../../../../kernel/context.ts'
import { addWords, createTerms, type Terms } from '../../../catalog-index/rules/terms.ts'
import { lettersIn, shapeOf } from '../../../catalog-index/rules/word-shape.ts'
import { similarWords } from '../similar-words.ts'

interface Typed {
  text: string
  /** Whether the reader may still be typing the word. */
  isOpen: boolean
}

/** Words that a typed word may be but for so many slips, and one that begins with it: their shapes leave out most others. */
const selectWithin = async ({ db }: Context, typed: readonly Typed[], limit: 1 | 2): Promise<string[]> => {
  const texts = typed.map(({ text }) => text)
  const { rows } = await db.execute<{ words: string | null }>(sql`/* planned for these words */
    select string_agg(distinct near.word, ' ') as words
    from unnest(${sql.param(texts)}::text[], ${sql.param(texts.map((text) => lettersIn(shapeOf(text))))}::int[],
      ${sql.param(typed.map(({ isOpen }) => isOpen))}::bool[]) t (text, letters, is_open)
    cross join lateral (
      (select w.word from search_words w where starts_with(w.word, t.text) and w.word ~>=~ t.text order by w.word using ~<~ limit 1)
      union all
      select w.word from search_words w
      where length(w.word) >= length(t.text) - ${limit}::int and (t.is_open or length(w.word) <= length(t.text) + ${limit}::int)
        and bit_count((t.letters & ~w.letters)::bit(32)) <= ${limit}::int
        and (t.is_open or bit_count((w.letters & ~t.letters)::bit(32)) <= ${limit}::int)
    ) near`)
  return rows[0]?.words?.split(' ') ?? []
}

/**
 * The words of all names that typed words may be, as similarWords chooses among them: two slips in a word where none has
 * one. Of the words that begin with a typed word there is one at least.
 * @param typed folded
 */
export const selectWordsLike = async (ctx: Context, typed: readonly string[], asBeginning: boolean): Promise<Terms> => {
  const terms = createTerms()
  const asked = typed.map((text, place) => ({ text, isOpen: asBeginning && place === typed.length - 1 }))
  addWords(terms, await selectWithin(ctx, asked, 1))
  const unknown = asked.filter(({ text, isOpen }) => similarWords(terms, text, isOpen).words.length === 0)
  if (unknown.length > 0) addWords(terms, await selectWithin(ctx, unknown, 2))
  return terms
}
