import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFolderBookFiles } from './folder-book-files.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kolofon-books-'))
  await writeFile(join(folder, 'K-1-E.epub'), 'a book')
})
afterAll(() => rm(folder, { recursive: true }))

const book = (sku: string) => ({ sku, name: 'Név', authors: 'Szerző', format: 'ebook' as const })

test('a file stands under its SKU', async () => {
  const file = await createFolderBookFiles(folder).read(book('K-1-E'))
  expect(file).toMatchObject({ name: 'K-1-E.epub', type: 'application/epub+zip' })
  expect(new TextDecoder().decode(file?.bytes)).toBe('a book')
})

test('what is not there comes from elsewhere, or not at all', async () => {
  expect(await createFolderBookFiles(folder).read(book('K-2-E'))).toBeUndefined()
  const sample = { name: 'sample.epub', type: 'application/epub+zip', bytes: new Uint8Array(1) }
  expect(await createFolderBookFiles(folder, { read: async () => sample }).read(book('K-2-E'))).toBe(sample)
})

test('no SKU leads out of the folder', async () => {
  await writeFile(join(folder, '..', 'kolofon-outside.epub'), 'secret')
  expect(await createFolderBookFiles(folder).read(book('../kolofon-outside'))).toBeUndefined()
  await rm(join(folder, '..', 'kolofon-outside.epub'))
})
