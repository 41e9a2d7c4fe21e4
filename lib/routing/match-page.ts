import { type Locale, locales } from '#contracts/shop.ts'
import { type PageName, pageNames, pathOf } from '#contracts/pages.ts'

export interface PageMatch {
  name: PageName
  /** The language of the path. */
  locale: Locale
  /** The value of `[id]` in the path. */
  id: string | undefined
}

const withoutSlash = (name: PageName, locale: Locale): string => pathOf(name, locale).slice(1)
const isFixed = (name: PageName): boolean => !name.includes('[')

const fixed = (locale: Locale) => new Map(pageNames.filter(isFixed).map((name) => [withoutSlash(name, locale), name]))
const open = (locale: Locale) =>
  pageNames
    .filter((name) => !isFixed(name))
    .map((name) => ({ name, pattern: new RegExp(`^${withoutSlash(name, locale).replace(/\[\w+\]/, '([^/]+)')}$`) }))

const tables: Record<Locale, { fixed: ReturnType<typeof fixed>; open: ReturnType<typeof open> }> = {
  hu: { fixed: fixed('hu'), open: open('hu') },
  en: { fixed: fixed('en'), open: open('en') },
}

const matchIn = (path: string, locale: Locale): PageMatch | undefined => {
  const table = tables[locale]
  const name = table.fixed.get(path)
  if (name) return { name, locale, id: undefined }
  for (const { name: one, pattern } of table.open) {
    const id = pattern.exec(path)?.[1]
    if (id !== undefined) return { name: one, locale, id }
  }
  return undefined
}

/** The page of a path without prefix. The words of the path's own language are tried first, then those of the other. */
export const matchPage = (path: string, own: Locale): PageMatch | undefined => {
  for (const locale of locales.toSorted((one) => (one === own ? -1 : 1))) {
    const match = matchIn(path, locale)
    if (match) return match
  }
  return undefined
}
