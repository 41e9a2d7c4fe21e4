import type { FileAnswer } from '#contracts/file-answer.ts'
import type { BookFiles } from './port.ts'
import { sampleEpub } from './sample-epub.ts'
import { sampleWav } from './sample-wav.ts'

const answerOf = (name: string, type: string, bytes: Uint8Array<ArrayBuffer>): FileAnswer => ({
  name,
  type,
  size: bytes.byteLength,
  content: new Blob([bytes]).stream(),
})

/** Sample files for the demo catalog, whose books the shop does not own. */
export const sampleBookFiles: BookFiles = {
  open: async (book) =>
    book.format === 'ebook'
      ? answerOf(`${book.sku}.epub`, 'application/epub+zip', sampleEpub(book))
      : answerOf(`${book.sku}.wav`, 'audio/wav', sampleWav()),
}
