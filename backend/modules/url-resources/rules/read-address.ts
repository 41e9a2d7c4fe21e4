import { pagedTypes, type PagedType, resourcePaths } from '#contracts/resource-paths.ts'
import { type Locale, locales } from '#contracts/shop.ts'

export interface Address {
  locale: Locale
  /** Lower case, without prefix and without slashes at its ends; empty for a home page. */
  path: string
}

/** Old links have many forms: `/EN//Products/X-1/` is `products/x-1` in English. */
export const readAddress = (url: string): Address => {
  const [first, ...rest] = url.normalize('NFC').toLowerCase().split('/').filter(Boolean)
  if (first === 'en' || first === 'hu') return { locale: first, path: rest.join('/') }
  return { locale: 'hu', path: [first, ...rest].filter((part) => part !== undefined).join('/') }
}

export interface ResourcePath {
  type: PagedType
  /** The language of the first word. */
  locale: Locale
  /** The part after the first word: `edes-anna-12`, `helikon`. */
  address: string
  /** The number at the end of that part. */
  id: number | null
}

/** `termekek/edes-anna-12` is variant 12. The words may be of either language. */
export const readResourcePath = (path: string): ResourcePath | undefined => {
  const [word, address, ...more] = path.split('/')
  if (!address || more.length > 0 || !/^[a-z0-9-]{1,211}$/.test(address)) return undefined
  const number = /(?:^|-)([1-9]\d{0,8})$/.exec(address)?.[1]
  for (const type of pagedTypes)
    for (const locale of locales)
      if (resourcePaths[type][locale] === word) return { type, locale, address, id: number ? Number(number) : null }
  return undefined
}
