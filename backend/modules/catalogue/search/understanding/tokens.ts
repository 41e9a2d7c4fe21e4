import { fold } from '../../rules/fold.ts'

/** One word of a query; a phrase in quotes and an exclusion are one each, and stay as they are. */
export interface Token {
  /** As it was typed. */
  text: string
  /** Letters and digits, maybe with a plus at the end; empty where nothing is to be read into it. */
  plain: string
}

const pattern = /"[^"]*"|(?<=^|\s)-\p{L}[\p{L}\p{N}]*|[\p{L}\p{N}]+\+?/gu

export const tokensOf = (query: string): Token[] =>
  [...query.normalize('NFC').replaceAll(/[„”“]/g, '"').matchAll(pattern)].map(([text]) => ({
    text,
    plain: /^["-]/.test(text) ? '' : fold(text),
  }))

/** What the words of a phrase are known by in addresses: `szelrozsa-kiado`. */
export const keyOf = (phrase: readonly Token[]): string => phrase.map(({ plain }) => plain).join('-')
