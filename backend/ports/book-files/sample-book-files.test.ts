import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { sampleBookFiles } from './sample-book-files.ts'

const book = { sku: 'K-7-E', name: 'Sár & arany <II>', authors: 'Móricz Zsigmond', format: 'ebook' as const }

test('the EPUB begins with its type, as the format demands, and names the book', async () => {
  const file = await sampleBookFiles.read(book)
  expect(strFromU8((file?.bytes ?? new Uint8Array()).slice(30, 58))).toBe('mimetypeapplication/epub+zip')
  const parts = unzipSync(file?.bytes ?? new Uint8Array())
  expect(Object.keys(parts)).toEqual(['mimetype', 'META-INF/container.xml', 'book.opf', 'nav.xhtml', 'title.xhtml'])
  expect(strFromU8(parts['book.opf'] ?? new Uint8Array())).toContain('<dc:title>Sár &amp; arany &lt;II&gt;</dc:title>')
})

test('the sound says how long it is', async () => {
  const file = await sampleBookFiles.read({ ...book, format: 'audio' })
  const bytes = file?.bytes ?? new Uint8Array(44)
  expect(strFromU8(bytes.slice(0, 4))).toBe('RIFF')
  expect(new DataView(bytes.buffer).getUint32(40, true)).toBe(bytes.length - 44)
  expect(bytes.slice(44).some((byte) => byte !== 0)).toBe(true)
})
