import { slugify } from './slugify.ts'

interface Value {
  key: string
  optionKey: string | null
  boolValue: boolean | null
  intValue: number | null
  floatValue: number | null
  dateValue: string | null
  colorValue: string | null
  stringValue: string | null
}

/** A choice as an address writes it, `format:ebook`: an option's key, the value itself, a text as an address has it. */
export const isChosen = ({ key, optionKey, stringValue, ...plain }: Value, choice: string): boolean => {
  const { boolValue, intValue, floatValue, dateValue, colorValue } = plain
  const value = optionKey ?? boolValue ?? intValue ?? floatValue ?? dateValue ?? colorValue?.slice(1)
  return choice === `${key}:${value ?? slugify(stringValue ?? '')}`
}
