import type { FileAnswer } from '#contracts/file-answer.ts'

/** The e-book or audiobook, and the facts for the title page of a sample. */
export interface WantedBook {
  sku: string
  name: string
  authors: string
  format: 'ebook' | 'audio'
}

/** The source of the files of e-books and audiobooks. */
export interface BookFiles {
  /** @returns undefined if the shop has no file of the book. A caller that does not read the content cancels it. */
  open: (book: WantedBook) => Promise<FileAnswer | undefined>
}
