import { letters, type Letter } from '#contracts/alphabet.ts'
import type { Locale } from '#contracts/shop.ts'
import type { Href } from '#lib/routing/navigation.ts'

type RawQuery = Record<string, string | string[] | undefined>

/** The state of a directory page as its address holds it. */
export interface LetterState {
  letter?: Letter | undefined
  cursor?: string | undefined
}

const parameter = { hu: 'betu', en: 'letter' } as const satisfies Record<Locale, string>

/**
 * An address may use the words of either language, so that a visitor who changes the language stays at the same letter.
 */
export const parseLetter = (raw: RawQuery): LetterState => {
  const requested = raw[parameter.hu] ?? raw[parameter.en]
  const { cursor } = raw
  return {
    letter: letters.find((letter) => letter === requested),
    cursor: typeof cursor === 'string' && cursor.length <= 200 ? cursor : undefined,
  }
}

export const writeLetter = ({ letter, cursor }: LetterState, locale: Locale): Record<string, string> => ({
  ...(letter && { [parameter[locale]]: letter }),
  ...(cursor && { cursor }),
})

/** The page of the directory that shows a state. */
export const letterHref = (state: LetterState, locale: Locale): Href => {
  const query = writeLetter(state, locale)
  return Object.keys(query).length > 0 ? { pathname: '/authors', query } : '/authors'
}
