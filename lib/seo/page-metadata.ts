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
  /** True for a title without the name of the shop behind it. */
  isWholeTitle?: boolean
  description?: string | null
  /** The page of the default view. */
  href: Href
  /**
   * True for a filtered, sorted or paged view: it is not indexed, its links are followed, and its canonical address is
   * the default view.
   */
  isFiltered?: boolean
  /** False for a personal page and for a step of a process: search engines must not show these. */
  isListed?: boolean
  image?: string
  /** `authors` are the addresses of the authors' pages, as Open Graph demands. */
  book?: { isbn: string | null; authors: string[]; publishedOn: string | null; tags: string[] }
}

/** The size of the largest files of covers (backend/covers). */
const coverSize = { width: 640, height: 960 }

/** The feed of new books. News readers find it in the head of every page. */
const newsFeeds = { hu: '/feeds/uj-konyvek.xml', en: '/feeds/new-books.xml' } as const

/** True for a page that is one shell for all ids: only the browser knows its address (shell-head-links.tsx). */
const isShell = (href: Href): boolean =>
  typeof href === 'object' && 'pathname' in href && 'shell' in pages[href.pathname]

const robotsOf = ({ isFiltered, isListed }: Pick<PageFacts, 'isFiltered' | 'isListed'>): Metadata['robots'] => {
  if (isListed === false) return { index: false }
  return isFiltered ? { index: false, follow: true } : { index: true, follow: true, 'max-image-preview': 'large' }
}

const territories = { hu: 'hu_HU', en: 'en_GB' } as const

/** The size of a cover is known. An editor's picture may have any size. */
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
    // Title, text and picture of the page are used for Open Graph, too.
    twitter: { card: image ? 'summary' : 'summary_large_image' },
    openGraph: book
      ? {
          ...shared,
          type: 'book',
          authors: book.authors,
          tags: book.tags,
          ...(book.publishedOn !== null && { releaseDate: book.publishedOn }),
          ...(book.isbn && { isbn: book.isbn }),
        }
      : { ...shared, type: 'website' },
  }
}
