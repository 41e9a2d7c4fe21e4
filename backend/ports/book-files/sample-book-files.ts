import type { BookFiles } from './port.ts'
import { sampleEpub } from './sample-epub.ts'
import { sampleWav } from './sample-wav.ts'

/** Stands in for the files of the demo catalogue, whose books the shop does not hold. */
export const sampleBookFiles: BookFiles = {
  read: async (book) =>
    book.format === 'ebook'
      ? { name: `${book.sku}.epub`, type: 'application/epub+zip', bytes: sampleEpub(book) }
      : { name: `${book.sku}.wav`, type: 'audio/wav', bytes: sampleWav() },
}
