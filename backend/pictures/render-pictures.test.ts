import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFolderFiles } from '../ports/files/folder-files.ts'
import { coverPicture } from '../covers/cover-picture.ts'
import { renderPictures } from './render-pictures.ts'

const job = { seed: 'emma', file: 'emma', design: 'northlight', title: 'Emma', author: 'Jane Austen' } as const
const cover = coverPicture(job)
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'covers-'))
})

afterEach(() => rm(folder, { recursive: true }))

test('writes every width and format', async () => {
  const onProgress = vi.fn<(done: number, total: number) => void>()
  await renderPictures(
    [cover, coverPicture({ ...job, seed: 'emma-2', file: 'emma-2' })],
    createFolderFiles(folder),
    'assets/covers',
    { onProgress },
  )
  const files = (await readdir(join(folder, 'assets', 'covers'))).filter((file) => /^emma-\d+\./.test(file)).toSorted()
  expect(files).toEqual(['emma-160.avif', 'emma-320.avif', 'emma-640.avif', 'emma-640.jpg'])
  for (const file of files) {
    const width = Number(/\d+/.exec(file)?.[0])
    expect(await sharp(join(folder, 'assets', 'covers', file)).metadata()).toMatchObject({ width, height: width * 1.5 })
  }
  expect(onProgress).toHaveBeenLastCalledWith(2, 2)
})

test('leaves existing files and adds missing ones', async () => {
  await mkdir(join(folder, 'assets', 'covers'), { recursive: true })
  await writeFile(join(folder, 'assets', 'covers', 'emma-320.avif'), 'kept')
  await renderPictures([cover], createFolderFiles(folder), 'assets/covers')
  expect(await readFile(join(folder, 'assets', 'covers', 'emma-320.avif'), 'utf8')).toBe('kept')
  expect((await readdir(join(folder, 'assets', 'covers'))).length).toBe(4)
})

test('makes the large view alone, however wide the drawing is', async () => {
  const draw = () =>
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900"><rect width="1200" height="900"/></svg>'
  await renderPictures(
    [{ file: 'spread', width: 1200, height: 900, draw }],
    createFolderFiles(folder),
    'assets/covers',
    { use: 'closeUp' },
  )
  expect(await readdir(join(folder, 'assets', 'covers'))).toEqual(['spread-1280.jpg'])
  expect(await sharp(join(folder, 'assets', 'covers', 'spread-1280.jpg')).metadata()).toMatchObject({
    width: 1280,
    height: 960,
  })
})
