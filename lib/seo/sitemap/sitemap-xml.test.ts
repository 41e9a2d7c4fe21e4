import { expect, test } from 'vitest'
import { rangeSize } from './sitemap-file.ts'
import { writeEntry, writeIndex, writeSitemap } from './sitemap-xml.ts'

const urls = { hu: 'https://kolofon.example/termekek/a-7', en: 'https://kolofon.example/en/products/a-7' }

test('every language names all languages, itself and x-default', () => {
  expect(writeEntry({ urls, updatedAt: '2026-11-21T09:00:00.000Z' }, 'en')).toBe(
    '<url><loc>https://kolofon.example/en/products/a-7</loc><lastmod>2026-11-21T09:00:00.000Z</lastmod>' +
      '<xhtml:link rel="alternate" hreflang="hu" href="https://kolofon.example/termekek/a-7"/>' +
      '<xhtml:link rel="alternate" hreflang="en" href="https://kolofon.example/en/products/a-7"/>' +
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://kolofon.example/termekek/a-7"/></url>\n',
  )
})

test('a language that is off has no addresses', () => {
  expect(writeEntry({ urls: { hu: urls.hu } }, 'en')).toBe('')
  expect(writeEntry({ urls: { hu: urls.hu } }, 'hu')).not.toContain('hreflang="en"')
})

test('addresses are escaped', () => {
  expect(writeIndex([{ url: 'https://kolofon.example/a?b&c' }])).toContain(
    '<loc>https://kolofon.example/a?b&amp;c</loc>',
  )
})

test('a full file of the longest addresses is smaller than it may be', () => {
  const long = `https://kolofon.example/en/products/${'a'.repeat(200)}-123456789`
  const entry = { urls: { hu: long, en: long }, updatedAt: '2026-11-21T09:00:00.000Z', image: `${long}-640.jpg` }
  const bytes = Buffer.byteLength(writeSitemap([entry], 'hu')) * rangeSize
  expect(rangeSize).toBeLessThanOrEqual(50_000)
  expect(bytes).toBeLessThan(50 * 1024 * 1024)
})
