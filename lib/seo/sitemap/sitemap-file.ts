import { pagedTypes, type PagedType } from '#contracts/resource-paths.ts'
import { type Locale, locales } from '#contracts/shop.ts'

/**
 * The number of ids in a file. A file may hold 50,000 addresses in 50 MB. With other languages and a picture an address
 * takes at most a kilobyte, and a file is built and cached as a whole, so it should stay small.
 */
export const rangeSize = 10_000

/** `pages-hu.xml`: pages that belong to no resource; `variant-en-3.xml`: the fourth ten thousand of the ids of variants. */
export interface SitemapFile {
  type: PagedType | 'pages'
  locale: Locale
  range: number
}

const types: readonly SitemapFile['type'][] = ['pages', ...pagedTypes]

export const writeFileName = ({ type, locale, range }: SitemapFile): string =>
  type === 'pages' ? `pages-${locale}.xml` : `${type}-${locale}-${range}.xml`

export const readFileName = (name: string): SitemapFile | undefined => {
  const [, word, language, digits] = /^([a-z]+)-([a-z]{2})(?:-(\d{1,5}))?\.xml$/.exec(name) ?? []
  const type = types.find((one) => one === word)
  const locale = locales.find((one) => one === language)
  if (!type || !locale || (type === 'pages') !== (digits === undefined)) return undefined
  return { type, locale, range: Number(digits ?? 0) }
}
