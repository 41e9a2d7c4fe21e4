import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBucket, type TestBucket } from '#tests/support/bucket.ts'
import { createFolderFiles } from './folder-files.ts'
import type { FileName, Files } from './port.ts'
import { readWhole } from './read-whole.ts'
import { createS3Files } from './s3-files.ts'

let folder: string
let bucket: TestBucket
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kolofon-files-'))
  bucket = await openBucket()
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await bucket.close()
})

const bytes = (text: string) => new TextEncoder().encode(text)

describe.each<[string, () => Files]>([
  ['a folder', () => createFolderFiles(folder)],
  ['a bucket', () => createS3Files(bucket.settings)],
])('%s', (_, create) => {
  const textOf = async (name: FileName) => (await readWhole(create(), name))?.toString()

  test('gives back what was written, to others too', async () => {
    await create().write('assets/covers/emma-640.jpg', bytes('a cover'))
    expect(await textOf('assets/covers/emma-640.jpg')).toBe('a cover')
    const facts = await create().find('assets/covers/emma-640.jpg')
    expect(facts).toMatchObject({ size: 7, etag: expect.stringMatching(/^(W\/)?"[\w-]+"$/) })
    expect(Math.abs(Date.now() - (facts?.modifiedAt.getTime() ?? 0))).toBeLessThan(60_000)
    const { content, ...opened } = (await create().open('assets/covers/emma-640.jpg')) ?? {}
    await content?.cancel()
    expect(opened).toEqual(facts)
  })

  test('gives a part, and the size of the whole with it', async () => {
    await create().write('books/part.pdf', bytes('0123456789'))
    const opened = await create().open('books/part.pdf', { first: 2, last: 4 })
    expect(opened?.size).toBe(10)
    expect(await new Response(opened?.content).text()).toBe('234')
  })

  test('puts a file in the place of an older one, with another tag', async () => {
    await create().write('pictures/spring', bytes('older'))
    const before = await create().find('pictures/spring')
    await create().write('pictures/spring', bytes('newest'))
    expect(await textOf('pictures/spring')).toBe('newest')
    expect((await create().find('pictures/spring'))?.etag).not.toBe(before?.etag)
  })

  test('has nothing where nothing was written or what was there is removed', async () => {
    const files = create()
    await files.write('assets/gone.pdf', bytes('x'))
    await files.remove('assets/gone.pdf')
    await files.remove('assets/gone.pdf')
    for (const name of ['assets/gone.pdf', 'assets', 'assets/covers'] as FileName[])
      expect([await files.find(name), await files.open(name)], name).toEqual([undefined, undefined])
  })

  test.each([
    'assets/../pictures/spring',
    'assets/./x',
    'assets//x',
    '/assets/x',
    'mail/x',
    'assets/.x',
    'assets/a\0b',
    'assets/a b',
    'assets\\x',
    '',
  ])('%j names no file', async (text) => {
    const name = text as FileName
    expect([await create().find(name), await create().open(name)]).toEqual([undefined, undefined])
    await expect(create().write(name, bytes('x'))).rejects.toMatchObject({ name: 'FilesError' })
  })

  test('two who write the same at once leave it whole', async () => {
    const text = 'the same cover'.repeat(10_000)
    await Promise.all([1, 2, 3].map(() => create().write('assets/drawn/same-640.avif', bytes(text))))
    expect(await textOf('assets/drawn/same-640.avif')).toBe(text)
  })
})
