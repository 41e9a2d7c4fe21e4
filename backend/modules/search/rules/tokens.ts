import { fold } from '../../text/rules/fold.ts'

/** One word of a query. A phrase in quotes and an exclusion are one token each. */
export interface Token {
  /** As it was typed. */
  text: string
  /** Letters and digits, possibly with a plus at the end. Empty for phrases and exclusions, which are never filters. */
  plain: string
  /** Whether a hyphen joins it to the token before: `e-könyv`, `2023-as`. */
  isJoined: boolean
}

const pattern = /"[^"]*"|(?<=^|\s)-\p{L}[\p{L}\p{N}]*|[\p{L}\p{N}]+\+?/gu

export const tokensOf = (query: string): Token[] => {
  const clean = query.normalize('NFC').replaceAll(/[„”“]/g, '"')
  return [...clean.matchAll(pattern)].map(({ 0: text, index }) => ({
    text,
    plain: /^["-]/.test(text) ? '' : fold(text),
    isJoined: /[\p{L}\p{N}]-$/u.test(clean.slice(0, index)),
  }))
}

/** The tokens as they were typed. */
export const textOf = (tokens: readonly Token[]): string =>
  tokens.reduce(
    (text, token, index) => (index === 0 ? token.text : `${text}${token.isJoined ? '-' : ' '}${token.text}`),
    '',
  )

/** The name of a phrase in addresses: `szelrozsa-kiado`. */
export const keyOf = (phrase: readonly Token[]): string => phrase.map(({ plain }) => plain).join('-')
