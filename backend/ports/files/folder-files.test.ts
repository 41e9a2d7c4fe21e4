import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFolderFiles } from './folder-files.ts'
import { readWhole } from './read-whole.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kolofon-folder-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const textOf = async (name: `assets/${string}`) => (await readWhole(createFolderFiles(folder), name))?.toString()

test('many writers of one name at once leave one whole file, and its readers never see half of one', async () => {
  const name = 'assets/drawn/same-640.avif'
  const texts = Array.from({ length: 8 }, (_, index) => String(index).repeat(200_000))
  const write = (text: string) => createFolderFiles(folder).write(name, new TextEncoder().encode(text))
  await write(texts[0] ?? '')
  const isWhole = async () => texts.includes((await textOf(name)) ?? '')
  const seen = await Promise.all(texts.flatMap((text) => [write(text).then(isWhole), isWhole(), isWhole()]))
  expect(seen.every(Boolean)).toBe(true)
  expect(readdirSync(join(folder, 'assets', 'drawn'))).toEqual(['same-640.avif'])
})

test('what lies below a file or has too long a name is not there', async () => {
  await createFolderFiles(folder).write('assets/file', new Uint8Array(1))
  expect(await textOf('assets/file/x')).toBeUndefined()
  expect(await textOf(`assets/${'x'.repeat(300)}`)).toBeUndefined()
})

test('what cannot be written leaves nothing behind', async () => {
  // A folder has the name of the file.
  await createFolderFiles(folder).write('assets/full/file/x', new Uint8Array(1))
  await expect(createFolderFiles(folder).write('assets/full/file', new Uint8Array(1))).rejects.toMatchObject({
    name: 'FilesError',
  })
  expect(readdirSync(join(folder, 'assets', 'full'))).toEqual(['file'])
})
