import 'server-only'
import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { cacheTags } from '#lib/api/cache-tags.ts'
import { load } from '#lib/api/server.ts'
import type { Href } from '#lib/routing/navigation.ts'
import { absoluteAsset, absolutePath } from './absolute-url.ts'
import { loadGlobalSeo } from './global-seo.ts'
import { rightPaths } from './right-paths.ts'
import { shareImage } from './share-image.ts'
import { shopName } from './shop-graph.ts'
import { toDescription } from './to-description.ts'
import { toTitle } from './to-title.ts'

interface PageFacts {
  title: string
  /** The title stands alone, without the shop's name behind it. */
  isWholeTitle?: boolean
  description?: string | null
  /** The default view's page. */
  href: Href
  /** A filtered, sorted or paged view: not indexed, its links followed, its canonical the default view. */
  isFiltered?: boolean
  image?: string
  /** `authors` are addresses of their pages, as Open Graph asks. */
  book?: { isbn: string | null; authors: string[]; publishedOn: string; tags: string[] }
}

/** Of the largest files of covers (backend/covers). */
const coverSize = { width: 640, height: 960 }

/** Of new books; readers of news find it in the head of every page. */
const newsFeeds = { hu: '/feeds/uj-konyvek.xml', en: '/feeds/new-books.xml' } as const

const territories = { hu: 'hu_HU', en: 'en_GB' } as const

/** A cover's size is known; an editor's picture has what it has. */
const pictureOf = (path: string | null | undefined, isCover: boolean) =>
  path ? { url: absoluteAsset(path), ...(isCover && coverSize) } : shareImage()

/** The head of every page: title, description, canonical, the other languages, robots and Open Graph. */
export const pageMetadata = async ({
  title,
  isWholeTitle,
  description,
  href,
  isFiltered,
  image,
  book,
}: PageFacts): Promise<Metadata> => {
  const [locale, t, seo] = await Promise.all([getLocale(), getTranslations('seo'), loadGlobalSeo()])
  const { available_locales } = await load('GET /v2.0/config_entries', {}, [cacheTags.configuration])
  const paths = await rightPaths(href)
  const urls = Object.fromEntries(available_locales.map((one) => [one, absolutePath(paths[one])]))
  const canonical = absolutePath(paths[locale])
  const text = description ?? seo?.description
  const summary = text ? toDescription(text) : undefined
  const picture = pictureOf(image ?? seo?.image, book !== undefined)
  const shared = {
    title,
    url: canonical,
    siteName: shopName,
    locale: territories[locale],
    alternateLocale: available_locales.filter((one) => one !== locale).map((one) => territories[one]),
    ...(summary && { description: summary }),
    images: [{ ...picture, alt: title }],
  }
  return {
    title: { absolute: isWholeTitle ? title : toTitle(title, seo?.titleTemplate ?? undefined) },
    ...(summary && { description: summary }),
    alternates: {
      canonical,
      languages: { ...urls, 'x-default': urls['hu'] ?? canonical },
      types: { 'application/rss+xml': [{ url: absoluteAsset(newsFeeds[locale]), title: t('newsFeed') }] },
    },
    robots: isFiltered ? { index: false, follow: true } : { index: true, follow: true, 'max-image-preview': 'large' },
    // Title, text and picture are those of Open Graph.
    twitter: { card: image ? 'summary' : 'summary_large_image' },
    openGraph: book
      ? {
          ...shared,
          type: 'book',
          authors: book.authors,
          tags: book.tags,
          releaseDate: book.publishedOn,
          ...(book.isbn && { isbn: book.isbn }),
        }
      : { ...shared, type: 'website' },
  }
}
