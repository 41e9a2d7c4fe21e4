import { numbersIn } from './numbers-in.ts'

/** What tells editions of one text apart. */
export interface Edition {
  language: string
  publisherId: number
  title: string
  subtitle: string | null
  /** Each translator under all keys by which they can be known. */
  translators: readonly (readonly string[])[]
}

/** What two records cannot have in common by chance. */
export type Contradiction = 'language' | 'volume' | 'subtitle' | 'translator'

const haveOneOf = (some: Edition['translators'], others: Edition['translators']): boolean =>
  some.some((keys) => others.some((other) => keys.some((key) => other.includes(key))))

/**
 * Why two records are not of one edition, however alike they look. A publisher is none of the reasons: imprints are
 * renamed, and a book stays in its product then.
 */
export const contradictionOf = (a: Edition, b: Edition): Contradiction | undefined => {
  if (a.language !== b.language) return 'language'
  if (numbersIn(a.title) !== numbersIn(b.title)) return 'volume'
  const [first, second] = [a.subtitle, b.subtitle].map((text) => (text === null ? '' : numbersIn(text)))
  if (first !== '' && second !== '' && first !== second) return 'subtitle'
  if (a.translators.length > 0 && b.translators.length > 0 && !haveOneOf(a.translators, b.translators))
    return 'translator'
  return undefined
}
