import type { Meaning } from './meaning.ts'
import { readAges } from './read-ages.ts'
import { readYears } from './read-years.ts'
import { isEmptyWord } from './shop-words.ts'
import { stemsOf } from './stems.ts'
import { keyOf, type Token, tokensOf } from './tokens.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Words of a query with what they are taken for. */
export interface Understood extends Meaning {
  key: string
  /** As they were typed. */
  words: string
}

/** A query taken apart, in its order: what is understood and the words between. */
export type Part = { understood: Understood } | { token: Token }

const longestPhrase = 5
/** Each costs a look at the catalogue if it leaves no book. */
const mostUnderstood = 5

const meaningOf = (vocabulary: Vocabulary, phrase: readonly Token[]): Meaning | undefined => {
  const words = phrase.map(({ plain }) => plain)
  const spaced = words.join(' ')
  const ages = readAges(spaced)
  if (ages) return { token: 'age', values: ages }
  const years = readYears(spaced)
  if (years) return { token: 'year', values: years }
  const known = stemsOf(words.join('')).find((stem) => vocabulary.has(stem))
  return known === undefined ? undefined : vocabulary.get(known)
}

/** @param plainKeys phrases that are to be taken as plain words */
export const partsOf = (vocabulary: Vocabulary, query: string, plainKeys: readonly string[]): Part[] => {
  const tokens = tokensOf(query)
  const parts: Part[] = []
  let at = 0
  const understoodAt = (): { length: number; understood?: Understood } | undefined => {
    const isFull = parts.filter((part) => 'understood' in part).length === mostUnderstood
    for (let length = isFull ? 0 : Math.min(longestPhrase, tokens.length - at); length > 0; length--) {
      const phrase = tokens.slice(at, at + length)
      if (phrase.some(({ plain }) => plain === '')) continue
      const key = keyOf(phrase)
      if (plainKeys.includes(key)) return { length }
      const meaning = meaningOf(vocabulary, phrase)
      if (meaning) return { length, understood: { ...meaning, key, words: phrase.map(({ text }) => text).join(' ') } }
    }
    return undefined
  }
  while (at < tokens.length) {
    const { length, understood } = understoodAt() ?? { length: 1 }
    if (understood) parts.push({ understood })
    else parts.push(...tokens.slice(at, at + length).map((token) => ({ token })))
    at += length
  }
  return parts
}

const isEmpty = ({ plain }: Token): boolean => plain !== '' && isEmptyWord(stemsOf(plain))

/** What is left to be looked for: the words that nothing was read into, if any of them tells something. */
export const restOf = (parts: readonly Part[]): string => {
  const tokens = parts.flatMap((part) => ('token' in part ? [part.token] : []))
  return tokens.every(isEmpty) ? '' : tokens.map(({ text }) => text).join(' ')
}

/** The same without words that tell nothing. */
export const tellingOf = (query: string): string =>
  tokensOf(query)
    .filter((token) => !isEmpty(token))
    .map(({ text }) => text)
    .join(' ')
