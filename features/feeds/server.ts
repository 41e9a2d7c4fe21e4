import 'server-only'
import { getTranslations } from 'next-intl/server'
import { isCatalogOnly } from '#contracts/operation-mode.ts'
import type { FeedItem } from '#contracts/feeds.ts'
import type { Currency, Locale } from '#contracts/shop.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { cacheTags } from '#lib/api/cache-tags.ts'
import { callOutside } from '#lib/api/call-outside.ts'
import { absoluteAsset, absolutePath, absoluteUrl } from '#lib/seo/absolute-url.ts'
import { arukereso } from './arukereso.ts'
import { type FeedFile, feedFiles } from './feed-files.ts'
import { googleFeed } from './google.ts'
import { writeNews } from './news.ts'
import type { FeedTexts, ProductFeed } from './product-feed.ts'

const newest = 50

const textsFor = async (locale: Locale): Promise<FeedTexts> => {
  const formatName = await getTranslations({ locale, namespace: 'formats' })
  return { absolute: absoluteAsset, formatName, today: new Date() }
}

const loadConfiguration = () => callOutside({ tags: [cacheTags.configuration] })('GET /v2.0/config_entries', {})

/** The market of a visitor without cookies. */
const defaultCurrency = async (): Promise<Currency> => (await loadConfiguration()).default_currency

/** Where prices come after the sign-in, portals get none either. */
export const hasProducts = async (): Promise<boolean> =>
  !isCatalogOnly((await loadConfiguration()).operation_mode, 'b2c')

/** The list of new books and its page. A shop may have no such list. */
const loadNewest = async (locale: Locale): Promise<{ path?: string; items: FeedItem[] }> => {
  const call = callOutside({ locale, currency: await defaultCurrency(), tags: [cacheTags.catalog] })
  const params = { id: 'new' }
  const [{ path }, { products }] = await Promise.all([
    call('GET /v2.0/collections/{id}', { params }),
    call('GET /v2.0/variant_lists/{id}', { params, query: { limit: newest } }),
  ]).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return [{ path: undefined }, { products: [] }] as const
    throw error
  })
  if (path === undefined || products.length === 0) return { items: [] }
  const ids = products.map(({ id }) => id).join(',')
  return { path, items: (await call('GET /v2.0/feed_items', { query: { ids } })).items }
}

export const loadNews = async (file: FeedFile): Promise<string> => {
  const { locale } = feedFiles[file]
  const t = await getTranslations({ locale, namespace: 'feeds' })
  const { path, items } = await loadNewest(locale)
  const link = path === undefined ? absoluteUrl('/', locale) : absolutePath(path)
  const head = {
    title: t('newsTitle'),
    description: t('newsDescription'),
    link,
    self: absoluteAsset(`/feeds/${file}`),
    language: locale,
  }
  return writeNews(head, items, await textsFor(locale))
}

const productFeed = async (file: FeedFile): Promise<ProductFeed> => {
  const { kind, locale } = feedFiles[file]
  if (kind === 'arukereso') return arukereso
  const t = await getTranslations({ locale, namespace: 'feeds' })
  return googleFeed({
    title: t('productsTitle'),
    link: absoluteUrl('/', locale),
    description: t('productsDescription'),
  })
}

/**
 * A feed of all products that can be ordered and delivered, read in parts, so that only one part is in memory at a
 * time. The prices are in the shop's default currency. Downloads are left out, because the portals compare products
 * that are delivered.
 */
export async function* writeProducts(file: FeedFile): AsyncGenerator<string> {
  const { locale } = feedFiles[file]
  const [feed, texts, currency] = [await productFeed(file), await textsFor(locale), await defaultCurrency()]
  const call = callOutside({ locale, currency })
  yield feed.open
  for (let after: string | null = '0'; after !== null;) {
    const part: { items: FeedItem[]; cursor: string | null } = await call('GET /v2.0/feed_items', { query: { after } })
    yield part.items
      .filter(({ type }) => type === 'physical')
      .map((item) => feed.entry(item, texts))
      .join('')
    after = part.cursor
  }
  yield feed.close
}
