import type { Locale } from '#contracts/shop.ts'

/** The parts of a name that was written into one field, read in the order of the language. */
export const splitName = (name: string, locale: Locale): { firstName: string; lastName: string } => {
  const words = name.trim().split(/\s+/)
  const lastName = (locale === 'hu' ? words.shift() : words.pop()) ?? ''
  return { firstName: words.join(' '), lastName }
}
