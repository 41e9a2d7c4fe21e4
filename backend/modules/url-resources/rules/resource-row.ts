import { type PagedType, resourcePaths, withLocale } from '#contracts/resource-paths.ts'
import { type Locale } from '#contracts/shop.ts'

/** A resource and where it is found. */
export interface ResourceRow {
  id: number
  /** What stands in the path of its page. */
  hu: string
  en: string
  prettyHu: string | null
  prettyEn: string | null
  /** It has a page now. */
  live: boolean
  /** It had one, and it does not come back. */
  ended: boolean
  coverPath: string | null
  updatedAt: Date | string | null
}

const pathOf = (type: PagedType, locale: Locale, address: string, pretty: string | null): string =>
  withLocale(pretty ?? `${resourcePaths[type][locale]}/${address}`, locale)

/** Its right path in each language: the pretty one where there is one. */
export const pathsOf = (type: PagedType, row: Pick<ResourceRow, 'hu' | 'en' | 'prettyHu' | 'prettyEn'>) => ({
  hu: pathOf(type, 'hu', row.hu, row.prettyHu),
  en: pathOf(type, 'en', row.en, row.prettyEn),
})
