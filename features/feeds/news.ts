import type { FeedItem } from '#contracts/feeds.ts'
import { escapeXml } from '#lib/seo/escape-xml.ts'
import { type FeedTexts, imageOf, titleOf } from './product-feed.ts'

export interface NewsHead {
  title: string
  description: string
  /** The address of the page with the same books. */
  link: string
  /** The address of this file. */
  self: string
  language: string
}

const element = (name: string, value: string) => `<${name}>${escapeXml(value)}</${name}>`

/** The day of publication in the format of RSS. */
const dateOf = (publishedOn: string) => new Date(`${publishedOn}T00:00:00Z`).toUTCString()

const entry = (item: FeedItem, texts: FeedTexts) => {
  const link = texts.absolute(item.path)
  return `<item>${[
    element('title', titleOf(item, texts)),
    element('link', link),
    `<guid isPermaLink="false">${escapeXml(item.sku)}</guid>`,
    element('pubDate', dateOf(item.publishedOn)),
    ...item.authors.map((author) => element('dc:creator', author)),
    ...item.categories.map((category) => element('category', category)),
    element('description', item.description),
    `<media:content url="${escapeXml(imageOf(item, texts))}" medium="image" type="image/jpeg" width="${item.cover.width}" height="${item.cover.height}"/>`,
  ].join('')}</item>\n`
}

/** RSS 2.0 of new books, newest first. */
export const writeNews = (
  { title, description, link, self, language }: NewsHead,
  items: readonly FeedItem[],
  texts: FeedTexts,
): string => {
  const newest = items.toSorted((a, b) => b.publishedOn.localeCompare(a.publishedOn))
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/"><channel>${[
    element('title', title),
    element('link', link),
    element('description', description),
    element('language', language),
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    newest[0] ? element('lastBuildDate', dateOf(newest[0].publishedOn)) : '',
  ].join('')}
${newest.map((item) => entry(item, texts)).join('')}</channel></rss>
`
}
