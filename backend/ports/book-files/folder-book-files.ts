import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BookFiles, WantedBook } from './port.ts'

const types = {
  ebook: { epub: 'application/epub+zip', pdf: 'application/pdf' },
  audio: { m4b: 'audio/mp4', mp3: 'audio/mpeg', wav: 'audio/wav' },
} as const

const readIfThere = async (path: string): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  try {
    return new Uint8Array(await readFile(path))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Files named by SKU, `{sku}.epub`; the SKU comes from an order and still may not leave the folder. */
export const createFolderBookFiles = (folder: string, otherwise?: BookFiles): BookFiles => ({
  read: async (book: WantedBook) => {
    if (/^[\w-]+$/.test(book.sku))
      for (const [ending, type] of Object.entries(types[book.format])) {
        const name = `${book.sku}.${ending}`
        const bytes = await readIfThere(join(folder, name))
        if (bytes) return { name, type, bytes }
      }
    return otherwise?.read(book)
  },
})
