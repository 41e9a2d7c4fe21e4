import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readEditorialFile } from '#backend/modules/contents/editing.ts'
import { locales } from '#contracts/shop.ts'
import drawn from './drawn.json' with { type: 'json' }
import { sheetHash } from './sheet-hash.ts'
import { sheets } from './sheets.ts'

const { form } = readEditorialFile(readFileSync('backend/seed/editorial/documents.yaml', 'utf8'))
const documents = form?.documents ?? []

test.each(locales)('every document is there in %s, as large as the page says', (locale) => {
  expect(documents.map(({ key }) => key).toSorted()).toEqual(Object.keys(sheets).toSorted())
  for (const { stored } of documents) {
    const { name = '', bytes } = stored?.[locale] ?? {}
    const file = readFileSync(`public/assets/documents/${name}`)
    expect(file.subarray(0, 5).toString()).toBe('%PDF-')
    expect([name, file.byteLength]).toEqual([name, bytes])
  }
})

test('no document is older than what it is drawn from: `node tools/documents/draw-documents.ts` draws what is', () => {
  const hashes = Object.entries(sheets).flatMap(([key, sheet]) =>
    locales.map((locale) => [`kolofon-${key}-${locale}.pdf`, sheetHash(sheet(locale))]),
  )
  expect(drawn).toEqual(Object.fromEntries(hashes))
})
