import 'server-only'
import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import type { Href } from '#lib/routing/navigation.ts'
import { pages } from '#contracts/pages.ts'
import { absoluteAsset } from './absolute-url.ts'
import { loadGlobalSeo } from './global-seo.ts'
import { loadHeadLinks } from './head-links.ts'
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
  /** False for a page that is somebody's own or a step on a way: no search engine shall show it. */
  isListed?: boolean
  image?: string
  /** `authors` are addresses of their pages, as Open Graph asks. */
  book?: { isbn: string | null; authors: string[]; publishedOn: string; tags: string[] }
}

/** Of the largest files of covers (backend/covers). */
const coverSize = { width: 640, height: 960 }

/** Of new books; readers of news find it in the head of every page. */
const newsFeeds = { hu: '/feeds/uj-konyvek.xml', en: '/feeds/new-books.xml' } as const

/** Of a page that is one shell for all ids only the browser knows where it stands (shell-head-links.tsx). */
const isShell = (href: Href): boolean =>
  typeof href === 'object' && 'pathname' in href && 'shell' in pages[href.pathname]

const robotsOf = ({ isFiltered, isListed }: Pick<PageFacts, 'isFiltered' | 'isListed'>): Metadata['robots'] => {
  if (isListed === false) return { index: false }
  return isFiltered ? { index: false, follow: true } : { index: true, follow: true, 'max-image-preview': 'large' }
}

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
  image,
  book,
  ...standing
}: PageFacts): Promise<Metadata> => {
  const [locale, t, seo, { canonical, languages, others }] = await Promise.all([
    getLocale(),
    getTranslations('seo'),
    loadGlobalSeo(),
    loadHeadLinks(href),
  ])
  const text = description ?? seo?.description
  const summary = text ? toDescription(text) : undefined
  const picture = pictureOf(image ?? seo?.image, book !== undefined)
  const shared = {
    title,
    ...(!isShell(href) && { url: canonical }),
    siteName: shopName,
    locale: territories[locale],
    alternateLocale: others.map((one) => territories[one]),
    ...(summary && { description: summary }),
    images: [{ ...picture, alt: title }],
  }
  return {
    title: { absolute: isWholeTitle ? title : toTitle(title, seo?.titleTemplate ?? undefined) },
    ...(summary && { description: summary }),
    alternates: {
      ...(!isShell(href) && { canonical, languages }),
      types: { 'application/rss+xml': [{ url: absoluteAsset(newsFeeds[locale]), title: t('newsFeed') }] },
    },
    robots: robotsOf(standing),
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
