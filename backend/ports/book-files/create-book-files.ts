import type { Files } from '../files/port.ts'
import type { BookFiles, WantedBook } from './port.ts'

const types = {
  ebook: { epub: 'application/epub+zip', pdf: 'application/pdf' },
  audio: { m4b: 'audio/mp4', mp3: 'audio/mpeg', wav: 'audio/wav' },
} as const

/** Files named by SKU, `books/{sku}.epub`. The SKU comes from an order, and still must not lead out of the folder. */
export const createBookFiles = (files: Files, otherwise?: BookFiles): BookFiles => ({
  open: async (book: WantedBook) => {
    if (/^[\w-]+$/.test(book.sku))
      for (const [ending, type] of Object.entries(types[book.format])) {
        const name = `${book.sku}.${ending}`
        const opened = await files.open(`books/${name}`)
        if (opened) return { name, type, size: opened.size, content: opened.content }
      }
    return otherwise?.open(book)
  },
})
