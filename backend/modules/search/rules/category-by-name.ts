import type { Name } from '../../catalog-index/select-labels.ts'
import type { LiveCatalog } from '../../catalog-index/catalog-index.ts'
import { foldedWords } from '../../text/rules/fold.ts'
import { isFilter } from './apply.ts'
import { sharedShelf } from './shared-category.ts'
import { stemsOf } from './stems.ts'
import { keyOf } from './tokens.ts'
import { type Part, telling, type Understood, wordsLeft } from './understand.ts'

const longStem = 5

/** Whether some word of the name is the typed one, begins with it, or has it in another form. */
const hasWord = (folded: string, word: string): boolean =>
  folded.includes(` ${word}`) ||
  stemsOf(word).some((stem) =>
    stem.length >= longStem ? folded.includes(` ${stem}`) : `${folded} `.includes(` ${stem} `),
  )

/** Whether a name has all the words, folded, in whatever form. */
export const isCalled = ({ folded }: Pick<Name, 'folded'>, words: readonly string[]): boolean =>
  words.length > 0 && words.every((word) => hasWord(folded, word))

/** Whether a name has all the words of a text, in whatever form. */
export const isCalledSo = (name: string, text: string): boolean =>
  isCalled({ folded: ` ${foldedWords(name).join(' ')}` }, foldedWords(text))

/** The shelf whose name has all the words that are left, though it is called by more: `német próza`. */
const shelfCalled = (
  { labels }: LiveCatalog,
  words: readonly string[],
): Pick<Understood, 'token' | 'values' | 'name'> | undefined => {
  const called = [...labels.categories.values()].filter(
    (category) => category.format === null && isCalled(category, words),
  )
  const id = sharedShelf(called.map(({ path }) => path))
  const category = id === undefined ? undefined : labels.categories.get(id)
  if (category) return { token: 'category', values: [String(id)], name: category }
  const list = [...labels.collections.values()].find((collection) => isCalled(collection, words))
  return list && { token: 'collection', values: [list.key], name: list }
}

/** All that is no filter taken for a shelf, if there is one that has these words in its name. */
export const withNamedShelf = (
  live: LiveCatalog,
  parts: readonly Part[],
  plainKeys: readonly string[],
): Part[] | undefined => {
  const tokens = telling(wordsLeft(parts, (one) => !isFilter(one)))
  if (tokens.length === 0 || tokens.some(({ plain }) => plain === '') || plainKeys.includes(keyOf(tokens)))
    return undefined
  const shelf = shelfCalled(
    live,
    tokens.map(({ plain }) => plain),
  )
  return (
    shelf && [
      { understood: { ...shelf, key: keyOf(tokens), tokens } },
      ...parts.filter((part) => 'understood' in part && isFilter(part.understood)),
    ]
  )
}
