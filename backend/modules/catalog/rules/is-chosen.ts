import { slugify } from '../../text/rules/slugify.ts'

interface Value {
  key: string
  optionKey: string | null
  boolValue: boolean | null
  intValue: number | null
  floatValue: number | null
  dateValue: string | null
  colorValue: string | null
  stringValue: string | null
  /** The text in Hungarian, in whichever language the request is. */
  plainText: string | null
}

/** A choice as an address writes it, `format:ebook`: an option's key, the value itself, a text as an address has it in this language or in Hungarian. */
export const isChosen = ({ key, optionKey, stringValue, plainText, ...plain }: Value, choice: string): boolean => {
  const { boolValue, intValue, floatValue, dateValue, colorValue } = plain
  const value = optionKey ?? boolValue ?? intValue ?? floatValue ?? dateValue ?? colorValue?.slice(1)
  const words =
    value === undefined || value === null ? [stringValue ?? '', plainText ?? ''].map(slugify) : [String(value)]
  return words.some((word) => choice === `${key}:${word}`)
}
