import 'server-only'
import type { MetadataRoute } from 'next'
import { type CacheTag, cacheSeconds, cacheTags } from '#lib/api/cache-tags.ts'
import { createCall } from '#lib/api/call.ts'
import { storefrontEnv } from '#lib/env/storefront.ts'
import type { Href } from '#lib/routing/navigation.ts'
import { absoluteUrl } from './absolute-url.ts'

/** One sitemap file may hold no more. */
const most = 50_000

/** The sitemap belongs to no market: Hungarian answers do, for addresses are the same in both but for the slugs. */
const callFor = (tags: CacheTag[]) =>
  createCall((path, { headers, ...init }) =>
    fetch(storefrontEnv().API_BASE_URL + path, {
      ...init,
      headers: { ...headers, 'Accept-Language': 'hu', 'X-Currency': 'HUF' },
      next: { tags, revalidate: cacheSeconds },
    }),
  )

interface Page<Item> {
  rows: Item[]
  cursor: string | null
}

/** Follows the cursor to the end. */
const collect = async <Item>(loadPage: (cursor: string | undefined) => Promise<Page<Item>>): Promise<Item[]> => {
  const all: Item[] = []
  let cursor: string | undefined
  do {
    const page = await loadPage(cursor)
    all.push(...page.rows)
    cursor = page.cursor ?? undefined
  } while (cursor && all.length < most)
  return all
}

const entry = (href: Href | { hu: Href; en: Href }, lastModified?: string): MetadataRoute.Sitemap[number] => {
  const hrefs = typeof href === 'object' && 'hu' in href ? href : { hu: href, en: href }
  const languages = { hu: absoluteUrl(hrefs.hu, 'hu'), en: absoluteUrl(hrefs.en, 'en') }
  return { url: languages.hu, alternates: { languages }, ...(lastModified && { lastModified }) }
}

const products = async () => {
  const call = callFor([cacheTags.catalogue])
  const rows = await collect(async (cursor) => {
    const answer = await call('GET /v2.0/variants', { query: { limit: 100, sort: 'title', ...(cursor && { cursor }) } })
    return { rows: answer.products, cursor: answer.cursor }
  })
  return rows.map(({ slug, id }) => entry({ pathname: '/products/[id]', params: { id: `${slug}-${id}` } }))
}

const authors = async () => {
  const call = callFor([cacheTags.catalogue])
  const rows = await collect(async (cursor) => {
    const answer = await call('GET /v2.0/brands', { query: { limit: 100, ...(cursor && { cursor }) } })
    return { rows: answer.items, cursor: answer.cursor }
  })
  return rows.map(({ slug, id }) => entry({ pathname: '/authors/[id]', params: { id: `${slug}-${id}` } }))
}

const categories = async () => {
  const { items } = await callFor([cacheTags.categories])('GET /v2.0/categories', {})
  const href = (slug: string, id: number): Href => ({ pathname: '/categories/[id]', params: { id: `${slug}-${id}` } })
  return items.map(({ id, slugs }) => entry({ hu: href(slugs.hu, id), en: href(slugs.en, id) }))
}

const contents = async () => {
  const { items } = await callFor([cacheTags.content])('GET /v2.0/contents/current', {})
  const href = (slug: string, id: number): Href => ({ pathname: '/contents/[id]', params: { id: `${slug}-${id}` } })
  return items.map(({ id, slugs, publishedAt }) =>
    entry({ hu: href(slugs.hu, id), en: href(slugs.en, id) }, publishedAt),
  )
}

const publishers = async () => {
  const { items } = await callFor([cacheTags.catalogue])('GET /v2.0/publishers', {})
  return items
    .filter(({ isImprint }) => isImprint)
    .map(({ key }) => entry({ pathname: '/publishers/[id]', params: { id: key } }))
}

export const sitemapEntries = async (): Promise<MetadataRoute.Sitemap> => {
  const parts = await Promise.all([categories(), publishers(), contents(), authors(), products()])
  return [entry('/'), ...parts.flat()].slice(0, most)
}
