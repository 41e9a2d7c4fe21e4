import Negotiator from 'negotiator'
import { type Locale, locales } from '#contracts/shop.ts'

export const readLanguage = (value: string | undefined): Locale | undefined => locales.find((one) => one === value)

/** The language of the shop that a browser prefers by its `Accept-Language`; Hungarian where it accepts neither. */
export const acceptedLanguage = (header: string | null | undefined): Locale =>
  readLanguage(new Negotiator({ headers: { 'accept-language': header ?? '' } }).language([...locales])) ?? 'hu'
