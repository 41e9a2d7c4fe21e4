import type { Content } from '#contracts/contents.ts'
import type { Locale } from '#contracts/shop.ts'
import { shopReference } from './shop-graph.ts'

interface Place {
  url: string
  home: string
  image: string
  locale: Locale
}

/** Search engines cut headlines at this length. */
const longestHeadline = 110

/** The structured data of a page that the shop has written. */
export const articleGraph = (
  { title, lead, publishedAt }: Pick<Content, 'title' | 'lead' | 'publishedAt'>,
  { url, home, image, locale }: Place,
) => ({
  '@type': 'Article',
  '@id': url,
  mainEntityOfPage: url,
  headline: title.slice(0, longestHeadline),
  ...(lead && { description: lead }),
  image,
  datePublished: publishedAt,
  inLanguage: locale,
  author: shopReference(home),
  publisher: shopReference(home),
})
