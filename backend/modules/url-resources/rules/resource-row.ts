import { type PagedType, resourcePaths, withLocale } from '#contracts/resource-paths.ts'
import { type Locale } from '#contracts/shop.ts'

/** A resource with the facts about its address. */
export interface ResourceRow {
  id: number
  /** The part of its path after the first word. */
  hu: string
  en: string
  prettyHu: string | null
  prettyEn: string | null
  /** Whether its page exists now. */
  live: boolean
  /** Whether its page existed and will not come back. */
  ended: boolean
  coverPath: string | null
  updatedAt: Date | string | null
}

const pathOf = (type: PagedType, locale: Locale, address: string, pretty: string | null): string =>
  withLocale(pretty ?? `${resourcePaths[type][locale]}/${address}`, locale)

/** The canonical path in each language: the pretty path where there is one. */
export const pathsOf = (type: PagedType, row: Pick<ResourceRow, 'hu' | 'en' | 'prettyHu' | 'prettyEn'>) => ({
  hu: pathOf(type, 'hu', row.hu, row.prettyHu),
  en: pathOf(type, 'en', row.en, row.prettyEn),
})
