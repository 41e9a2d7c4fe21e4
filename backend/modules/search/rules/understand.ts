import type { Meaning } from './meaning.ts'
import { similarPhrase } from './similar-phrase.ts'
import { readAges } from './read-ages.ts'
import { readYears } from './read-years.ts'
import { isEmptyWord } from './shop-words.ts'
import { stemsOf } from './stems.ts'
import { keyOf, textOf, type Token, tokensOf } from './tokens.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Words of a query, and what they stand for. */
export interface Understood extends Meaning {
  key: string
  tokens: readonly Token[]
}

/** A query in its order: words that stand for something, and the words between them. */
export type Part = { understood: Understood } | { token: Token }

const longestPhrase = 5
/** Each of them may cost a scan of the catalog. */
const understoodLimit = 5

/** An ending belongs to the last word alone. */
const knownForm = (vocabulary: Vocabulary, phrase: readonly Token[]): string | undefined => {
  const whole = phrase.map(({ plain }) => plain).join('')
  const shortest = phrase.length === 1 ? 0 : whole.length - (phrase.at(-1)?.plain.length ?? 0) + 2
  return stemsOf(whole).find((stem) => (stem === whole || stem.length >= shortest) && vocabulary.has(stem))
}

const meaningOf = (vocabulary: Vocabulary, phrase: readonly Token[], withSlips: boolean): Meaning | undefined => {
  const words = phrase.map(({ plain }) => plain)
  const ages = readAges(words.join(' '))
  if (ages) return { token: 'age', values: ages }
  const years = readYears(words.join(' '))
  if (years) return { token: 'year', values: years }
  const known =
    knownForm(vocabulary, phrase) ??
    (withSlips
      ? stemsOf(words.join(''))
          .map((stem) => similarPhrase(vocabulary, stem))
          .find(Boolean)
      : undefined)
  return known === undefined ? undefined : vocabulary.get(known)
}

/**
 * @param plainKeys phrases that must be read as plain words
 * @param withSlips whether a letter or two may be wrong
 */
export const partsOf = (
  vocabulary: Vocabulary,
  query: string,
  plainKeys: readonly string[],
  withSlips = false,
): Part[] => {
  const tokens = tokensOf(query)
  const understoodAt = (at: number): { length: number; understood?: Understood } | undefined => {
    for (let length = Math.min(longestPhrase, tokens.length - at); length > 0; length--) {
      const phrase = tokens.slice(at, at + length)
      if (phrase.some(({ plain }) => plain === '')) continue
      const key = keyOf(phrase)
      if (plainKeys.includes(key)) return { length }
      const meaning = meaningOf(vocabulary, phrase, withSlips)
      if (meaning) return { length, understood: { ...meaning, key, tokens: phrase } }
    }
    return undefined
  }
  const parts: Part[] = []
  for (let at = 0, count = 0; at < tokens.length;) {
    const { length, understood } = (count < understoodLimit && understoodAt(at)) || { length: 1 }
    if (understood) count++
    parts.push(...(understood ? [{ understood }] : tokens.slice(at, at + length).map((token) => ({ token }))))
    at += length
  }
  return parts
}

export const understoodIn = (parts: readonly Part[]): Understood[] =>
  parts.flatMap((part) => ('understood' in part ? [part.understood] : []))

/** Words that stand for nothing else, and words that the caller takes for plain ones. */
export const wordsLeft = (parts: readonly Part[], isPlain: (one: Understood) => boolean = () => false): Token[] =>
  parts.flatMap((part) => ('token' in part ? [part.token] : isPlain(part.understood) ? part.understood.tokens : []))

const isEmpty = ({ plain }: Token): boolean => plain !== '' && isEmptyWord(stemsOf(plain))

/** Without empty words, which identify no book. */
export const withoutEmpty = (tokens: readonly Token[]): Token[] => tokens.filter((token) => !isEmpty(token))

/** What the engine searches for: the words, unless all of them are empty. */
export const restOf = (tokens: readonly Token[]): string => (tokens.every(isEmpty) ? '' : textOf(tokens))
