import type { FileAnswer } from '#contracts/file-answer.ts'

/** Which e-book or audiobook, and what its title page says when there is only a sample of it. */
export interface WantedBook {
  sku: string
  name: string
  authors: string
  format: 'ebook' | 'audio'
}

/** Where the files of e-books and audiobooks come from. */
export interface BookFiles {
  /** @returns undefined where the shop holds no file of it. Whoever does not read the content cancels it. */
  open: (book: WantedBook) => Promise<FileAnswer | undefined>
}
