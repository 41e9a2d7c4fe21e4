import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { locales } from '#contracts/shop.ts'
import { documentKeys } from './document-keys.ts'
import { documentsIn } from './documents.ts'

test.each(locales)('every document is there in %s, as large as the page says', (locale) => {
  const documents = documentsIn(locale)
  expect(documents.map(({ key }) => key)).toEqual([...documentKeys])
  for (const { path, bytes, pages } of documents) {
    const file = readFileSync(`public${path}`)
    expect(file.subarray(0, 5).toString()).toBe('%PDF-')
    expect([path, file.byteLength]).toEqual([path, bytes])
    expect(pages).toBeGreaterThan(0)
  }
})
