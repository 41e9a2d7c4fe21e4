import type { Form } from '../word-forms.ts'

/** Where a name has a word, as the weights of `product_names.words`: title and authors, series, other contributors. */
export type Places = '' | 'A' | 'AB'

const lexeme = ({ text, isBeginning }: Form, places: Places): string => {
  const quoted = `'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
  const marks = `${isBeginning ? '*' : ''}${places}`
  return marks ? `${quoted}:${marks}` : quoted
}

/** A query for one word in any of its forms. @returns undefined for a word without forms, which no name has */
export const wordQuery = (forms: readonly Form[], places: Places = ''): string | undefined =>
  forms.length > 0 ? `(${forms.map((form) => lexeme(form, places)).join(' | ')})` : undefined

/** A query for all words, each in any of its forms. @returns undefined where no name can have all of them */
export const wordsQuery = (words: readonly (readonly Form[])[], places: Places = ''): string | undefined => {
  const queries = words.map((forms) => wordQuery(forms, places))
  return queries.length > 0 && queries.every((query) => query !== undefined) ? queries.join(' & ') : undefined
}

/** A word as it is. */
export const exactForm = (text: string): Form => ({ text, isBeginning: false })

/** A query for all words as they were typed. */
export const typedQuery = (words: readonly string[], places: Places = ''): string | undefined =>
  wordsQuery(
    words.map((word) => [exactForm(word)]),
    places,
  )

/** A query for words that follow one another. A word with a hyphen stands before its parts. */
export const phraseQuery = (words: readonly string[]): string => {
  const [first = '', ...others] = words.map((word) => wordQuery([exactForm(word)], 'AB') ?? '')
  const pairs = others.map((word, place) => {
    const before = place === 0 ? first : others[place - 1]
    return `(${before} <-> ${word} | ${before} <2> ${word})`
  })
  return pairs.length > 0 ? pairs.join(' & ') : first
}
