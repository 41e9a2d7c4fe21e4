import { expect, test } from 'vitest'
import { readFileName, writeFileName } from './sitemap-file.ts'

test.each(['pages-hu.xml', 'variant-en-3.xml', 'brand-hu-0.xml'])('%s', (name) => {
  const file = readFileName(name)
  expect(file && writeFileName(file)).toBe(name)
})

test.each([
  'pages.xml',
  'pages-hu-1.xml',
  'variant-hu.xml',
  'variant-de-0.xml',
  'product-hu-0.xml',
  'variant-hu-x.xml',
  'index',
])('no file: %s', (name) => expect(readFileName(name)).toBeUndefined())
