import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFolderFiles } from '../files/folder-files.ts'
import { createBookFiles } from './create-book-files.ts'
import { sampleBookFiles } from './sample-book-files.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kolofon-books-'))
  await mkdir(join(folder, 'books'))
  await writeFile(join(folder, 'books', 'K-1-E.epub'), 'a book')
})
afterAll(() => rm(folder, { recursive: true }))

const book = (sku: string) => ({ sku, name: 'Név', authors: 'Szerző', format: 'ebook' as const })

test('a file stands under its SKU', async () => {
  const file = await createBookFiles(createFolderFiles(folder)).open(book('K-1-E'))
  expect(file).toMatchObject({ name: 'K-1-E.epub', type: 'application/epub+zip', size: 6 })
  expect(await new Response(file?.content).text()).toBe('a book')
})

test('what is not there comes from elsewhere, or not at all', async () => {
  expect(await createBookFiles(createFolderFiles(folder)).open(book('K-2-E'))).toBeUndefined()
  expect(await createBookFiles(createFolderFiles(folder), sampleBookFiles).open(book('K-2-E'))).toMatchObject({
    name: 'K-2-E.epub',
  })
})

test('no SKU leads out of the room', async () => {
  await writeFile(join(folder, 'outside.epub'), 'secret')
  expect(await createBookFiles(createFolderFiles(folder)).open(book('../outside'))).toBeUndefined()
})
