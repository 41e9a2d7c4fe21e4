import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openBucket, type TestBucket } from '#tests/support/bucket.ts'
import { createFolderFiles } from '../ports/files/folder-files.ts'
import type { FileName, Files } from '../ports/files/port.ts'
import { createS3Files } from '../ports/files/s3-files.ts'
import { problem } from './problem.ts'
import { serveAssets } from './serve-assets.ts'

let folder: string
let bucket: TestBucket
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kolofon-assets-'))
  bucket = await openBucket()
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await bucket.close()
})

describe.each<[string, () => Files]>([
  ['a folder', () => createFolderFiles(folder)],
  ['a bucket', () => createS3Files(bucket.settings)],
])('from %s', (_, create) => {
  const make = vi.fn<(name: FileName) => Promise<void>>(async () => {})
  const app = () =>
    new Hono()
      .route('/assets', serveAssets(create(), make))
      .notFound(() => problem({ code: 'not_found' }, 'hu', 'test'))
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    app().request(`/assets/${path}`, { method, headers })
  beforeAll(() => create().write('assets/documents/terms.pdf', new TextEncoder().encode('0123456789')))

  test('a file comes whole, to be kept for ever', async () => {
    const answer = await ask('documents/terms.pdf')
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('0123456789')
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/pdf',
      'content-length': '10',
      'accept-ranges': 'bytes',
    })
  })

  test.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10', '3'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10', '2'],
    ['bytes=20-', 416, '', 'bytes */10', null],
    ['bytes=0-1,3-4', 200, '0123456789', null, '10'],
  ])('%s of it', async (Range, status, text, part, length) => {
    const answer = await ask('documents/terms.pdf', { Range })
    expect([
      answer.status,
      await answer.text(),
      answer.headers.get('content-range'),
      answer.headers.get('content-length'),
    ]).toEqual([status, text, part, length])
    expect(answer.headers.get('cache-control')).toContain(status === 416 ? 'no-store' : 'immutable')
  })

  test('who knows it is told so and no more', async () => {
    const { headers } = await ask('documents/terms.pdf', {}, 'HEAD')
    const [tag, date] = [headers.get('etag') ?? '', headers.get('last-modified') ?? '']
    const known: Record<string, string>[] = [
      { 'If-None-Match': tag },
      { 'If-None-Match': `"other", ${tag}` },
      { 'If-None-Match': '*' },
      { 'If-Modified-Since': date },
    ]
    for (const headers of known) {
      const answer = await ask('documents/terms.pdf', headers)
      expect([answer.status, await answer.text(), answer.headers.get('etag')]).toEqual([304, '', tag])
    }
    const other: Record<string, string>[] = [
      { 'If-None-Match': '"other"' },
      { 'If-None-Match': '"other"', 'If-Modified-Since': date },
      { 'If-Modified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
    ]
    for (const headers of other) expect(await (await ask('documents/terms.pdf', headers)).text()).toBe('0123456789')
  })

  test('a part of another file than the one that is known is not given: the whole one comes', async () => {
    const answer = await ask('documents/terms.pdf', { Range: 'bytes=2-4', 'If-Range': '"other"' })
    expect([answer.status, await answer.text()]).toEqual([200, '0123456789'])
  })

  test('HEAD tells its size', async () => {
    const answer = await ask('documents/terms.pdf', {}, 'HEAD')
    expect([answer.status, await answer.text(), answer.headers.get('content-length')]).toEqual([200, '', '10'])
  })

  test('what is not there may come later: nobody keeps that it was not', async () => {
    for (const path of ['documents/lost.pdf', 'documents/', '', '..%2fbooks%2fx', 'documents/%00']) {
      const answer = await ask(path)
      expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 404, 'private, no-store'])
    }
  })

  test('what can be made is made and given', async () => {
    make.mockImplementation((name) => create().write(name, new TextEncoder().encode('drawn')))
    expect(await (await ask('drawn/emma-640.avif')).text()).toBe('drawn')
    expect(make.mock.lastCall).toEqual(['assets/drawn/emma-640.avif'])
  })
})
