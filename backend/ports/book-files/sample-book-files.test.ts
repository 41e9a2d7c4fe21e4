import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { WantedBook } from './port.ts'
import { sampleBookFiles } from './sample-book-files.ts'

const bytesOf = async (format: WantedBook['format']) =>
  new Uint8Array(await new Response((await sampleBookFiles.open({ ...book, format }))?.content).arrayBuffer())

const book = { sku: 'K-7-E', name: 'Sár & arany <II>', authors: 'Móricz Zsigmond', format: 'ebook' as const }

test('the EPUB begins with its type, as the format demands, and names the book', async () => {
  const bytes = await bytesOf('ebook')
  expect(strFromU8(bytes.slice(30, 58))).toBe('mimetypeapplication/epub+zip')
  const parts = unzipSync(bytes)
  expect(Object.keys(parts)).toEqual(['mimetype', 'META-INF/container.xml', 'book.opf', 'nav.xhtml', 'title.xhtml'])
  expect(strFromU8(parts['book.opf'] ?? new Uint8Array())).toContain('<dc:title>Sár &amp; arany &lt;II&gt;</dc:title>')
})

test('the sound says how long it is', async () => {
  const bytes = await bytesOf('audio')
  expect(strFromU8(bytes.slice(0, 4))).toBe('RIFF')
  expect(new DataView(bytes.buffer).getUint32(40, true)).toBe(bytes.length - 44)
  expect(bytes.slice(44).some((byte) => byte !== 0)).toBe(true)
})
