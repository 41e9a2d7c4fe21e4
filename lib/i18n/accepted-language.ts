import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'
import { type Locale, locales } from '#contracts/shop.ts'

export const readLanguage = (value: string | undefined): Locale | undefined => locales.find((one) => one === value)

/** Browsers send few different headers, and reading one takes longer than all else that is known of a visit. */
const known = new LRUCache<string, Locale>({ max: 500 })

/** The language of the shop that a browser prefers by its `Accept-Language`; Hungarian where it accepts neither. */
export const acceptedLanguage = (header: string | null | undefined): Locale => {
  const text = header ?? ''
  const said = known.get(text)
  if (said) return said
  const language = readLanguage(new Negotiator({ headers: { 'accept-language': text } }).language([...locales])) ?? 'hu'
  known.set(text, language)
  return language
}
