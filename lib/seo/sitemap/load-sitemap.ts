import 'server-only'
import type { PagedType } from '#contracts/resource-paths.ts'
import type { Locale } from '#contracts/shop.ts'
import type { ListedResource } from '#contracts/url-resources.ts'
import { type CacheTag, cacheTags } from '#lib/api/cache-tags.ts'
import { callOutside } from '#lib/api/call-outside.ts'
import { pageNames, pageOf } from '#contracts/pages.ts'
import { absoluteAsset, absoluteUrl } from '../absolute-url.ts'
import { rangeSize, type SitemapFile, writeFileName } from './sitemap-file.ts'
import type { SitemapEntry } from './sitemap-xml.ts'

const { catalog, categories, configuration, content } = cacheTags

const tagsOf: Record<PagedType, CacheTag[]> = {
  variant: [catalog],
  brand: [catalog],
  publisher: [catalog],
  collection: [catalog],
  category: [categories],
  content: [content],
  store: [content],
}

const loadEntries = () => callOutside({ tags: [configuration] })('GET /v2.0/config_entries', {})

const loadLocales = async (): Promise<readonly Locale[]> => (await loadEntries()).available_locales

const loadRanges = async () => {
  const ask = callOutside({ tags: [catalog, categories, content] })
  const { items } = await ask('GET /v2.0/url_resources/ranges', { query: { size: rangeSize } })
  return [{ type: 'pages' as const, range: 0, updatedAt: null }, ...items]
}

/** The files that are not empty, in every language of the shop. */
export const loadSitemapFiles = async () => {
  const [locales, ranges] = [await loadLocales(), await loadRanges()]
  return locales.flatMap((locale) =>
    ranges.map(({ updatedAt, ...file }) => ({
      url: absoluteAsset(`/sitemaps/${writeFileName({ ...file, locale })}`),
      updatedAt,
    })),
  )
}

/** Whether the index names the file. For other names no call is made and nothing is cached. */
export const isSitemapFile = async ({ type, locale, range }: SitemapFile): Promise<boolean> =>
  (await loadLocales()).includes(locale) && (await loadRanges()).some((one) => one.type === type && one.range === range)

type StaticPage = Exclude<(typeof pageNames)[number], `${string}[${string}`>
const isStatic = (name: (typeof pageNames)[number]): name is StaticPage => !name.includes('[')

/** A home page that leads to another page is listed as that page alone. */
const staticPages = async (locales: readonly Locale[]): Promise<SitemapEntry[]> => {
  const { root_redirect: away } = await loadEntries()
  return pageNames
    .filter((name) => pageOf(name).sitemap && !(name === '/' && away))
    .filter(isStatic)
    .map((name) => ({ urls: Object.fromEntries(locales.map((locale) => [locale, absoluteUrl(name, locale)])) }))
}

const loadResources = async (type: PagedType, range: number, locales: readonly Locale[]): Promise<SitemapEntry[]> => {
  const call = callOutside({ tags: tagsOf[type] })
  const until = String((range + 1) * rangeSize)
  const entries: SitemapEntry[] = []
  for (let cursor: string | null = String(range * rangeSize); cursor !== null;) {
    const answer: { items: ListedResource[]; cursor: string | null } = await call('GET /v2.0/url_resources', {
      query: { type, after: cursor, until },
    })
    for (const { paths, updatedAt, coverPath } of answer.items)
      entries.push({
        urls: Object.fromEntries(locales.map((locale) => [locale, absoluteAsset(paths[locale])])),
        updatedAt,
        image: coverPath && absoluteAsset(`${coverPath}-640.jpg`),
      })
    cursor = answer.cursor
  }
  return entries
}

/** The content of a file that the index names. */
export const loadSitemap = async ({ type, range }: SitemapFile): Promise<SitemapEntry[]> => {
  const locales = await loadLocales()
  return type === 'pages' ? staticPages(locales) : loadResources(type, range, locales)
}
