import type { Locale } from '#contracts/shop.ts'
import { escapeXml } from '../escape-xml.ts'

export interface SitemapEntry {
  /** Absolute addresses of the same page in every language of the shop. */
  urls: Partial<Record<Locale, string>>
  /** ISO 8601. */
  updatedAt?: string | null
  image?: string | null
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const lastmod = (updatedAt: string | null | undefined) => (updatedAt ? `<lastmod>${updatedAt}</lastmod>` : '')

const alternate = (language: string, url: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(url)}"/>`

/**
 * Each language has its own entry, and each entry names all languages and itself. Search engines ignore alternates that
 * are not reciprocal.
 */
export const writeEntry = ({ urls, updatedAt, image }: SitemapEntry, locale: Locale): string => {
  const own = urls[locale]
  if (!own) return ''
  const standard = urls.hu ?? own
  const others = [...Object.entries(urls), ['x-default', standard] as const].map(([language, url]) =>
    alternate(language, url),
  )
  const picture = image ? `<image:image><image:loc>${escapeXml(image)}</image:loc></image:image>` : ''
  return `<url><loc>${escapeXml(own)}</loc>${lastmod(updatedAt)}${others.join('')}${picture}</url>\n`
}

export const writeSitemap = (entries: readonly SitemapEntry[], locale: Locale): string =>
  `${declaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${entries.map((entry) => writeEntry(entry, locale)).join('')}</urlset>\n`

export const writeIndex = (files: readonly { url: string; updatedAt?: string | null }[]): string =>
  `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${files
    .map(({ url, updatedAt }) => `<sitemap><loc>${escapeXml(url)}</loc>${lastmod(updatedAt)}</sitemap>\n`)
    .join('')}</sitemapindex>\n`
