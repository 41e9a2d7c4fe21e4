import { fold } from '../../text/rules/fold.ts'

/** One word of a query; a phrase in quotes and an exclusion are one each, and stay as they are. */
export interface Token {
  /** As it was typed. */
  text: string
  /** Letters and digits, maybe with a plus at the end; empty where nothing is to be read into it. */
  plain: string
  /** By a hyphen to the one before: `e-könyv`, `2023-as`. */
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

/** As it was typed. */
export const textOf = (tokens: readonly Token[]): string =>
  tokens.reduce(
    (text, token, index) => (index === 0 ? token.text : `${text}${token.isJoined ? '-' : ' '}${token.text}`),
    '',
  )

/** What the words of a phrase are known by in addresses: `szelrozsa-kiado`. */
export const keyOf = (phrase: readonly Token[]): string => phrase.map(({ plain }) => plain).join('-')
