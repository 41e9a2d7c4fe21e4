import type { Name } from '../../catalog-index/rules/labels.ts'
import type { CatalogIndex } from '../../catalog-index/service.ts'
import { foldedWords } from '../../text/rules/fold.ts'
import { isFilter } from './apply.ts'
import { sharedCategory } from './shared-category.ts'
import { stemsOf } from './stems.ts'
import { keyOf } from './tokens.ts'
import { type Part, withoutEmpty, type Understood, wordsLeft } from './understand.ts'

const longStem = 5

/** Whether some word of the name is the typed one, begins with it, or has it in another form. */
const hasWord = (folded: string, word: string): boolean =>
  folded.includes(` ${word}`) ||
  stemsOf(word).some((stem) =>
    stem.length >= longStem ? folded.includes(` ${stem}`) : `${folded} `.includes(` ${stem} `),
  )

/** Whether a name has all the words, which are folded, in any form. */
export const isNamed = ({ folded }: Pick<Name, 'folded'>, words: readonly string[]): boolean =>
  words.length > 0 && words.every((word) => hasWord(folded, word))

/** Whether a name has all the words of a text, in any form. */
export const isNamedBy = (name: string, text: string): boolean =>
  isNamed({ folded: ` ${foldedWords(name).join(' ')}` }, foldedWords(text))

/** The category or collection of which the name has all the words, and possibly more: `német próza`. */
const placeNamed = (
  { labels }: CatalogIndex,
  words: readonly string[],
): Pick<Understood, 'token' | 'values' | 'name'> | undefined => {
  const named = [...labels.categories.values()].filter(
    (category) => category.format === null && isNamed(category, words),
  )
  const id = sharedCategory(named.map(({ path }) => path))
  const category = id === undefined ? undefined : labels.categories.get(id)
  if (category) return { token: 'category', values: [String(id)], name: category }
  const list = [...labels.collections.values()].find((collection) => isNamed(collection, words))
  return list && { token: 'collection', values: [list.key], name: list }
}

/** The parts with all words that are no filter read as one category or collection, if there is one with these words in its name. */
export const withNamedPlace = (
  index: CatalogIndex,
  parts: readonly Part[],
  plainKeys: readonly string[],
): Part[] | undefined => {
  const tokens = withoutEmpty(wordsLeft(parts, (one) => !isFilter(one)))
  if (tokens.length === 0 || tokens.some(({ plain }) => plain === '') || plainKeys.includes(keyOf(tokens)))
    return undefined
  const place = placeNamed(
    index,
    tokens.map(({ plain }) => plain),
  )
  return (
    place && [
      { understood: { ...place, key: keyOf(tokens), tokens } },
      ...parts.filter((part) => 'understood' in part && isFilter(part.understood)),
    ]
  )
}
