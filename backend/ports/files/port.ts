/** What the shop keeps as files: what `/assets` serves, pictures as editors gave them, e-books and audiobooks, the carriers' last lists. */
export type FileRoom = 'assets' | 'pictures' | 'books' | 'pickup-points'
/** `assets/covers/emma-0a1b2c3d-640.avif` */
export type FileName = `${FileRoom}/${string}`

export interface FileFacts {
  /** Bytes of the whole file. */
  size: number
  /** As the header `ETag` wants it. */
  etag: string
  modifiedAt: Date
}

/** Bytes of a file from the first to the last one, both counted from 0. */
export interface FilePart {
  first: number
  last: number
}

export interface OpenedFile extends FileFacts {
  /** Of the wanted part. Whoever does not read it to the end cancels it. */
  content: ReadableStream<Uint8Array>
}

/**
 * The one place of what all backends read and write. A name that `isFileName` refuses belongs to no file.
 * Every function rejects with `FilesError` when the storage cannot do its work.
 */
export interface Files {
  /** @returns undefined where there is none */
  find: (name: FileName) => Promise<FileFacts | undefined>
  /** @returns undefined where there is none. The part must lie within the file. */
  open: (name: FileName, part?: FilePart) => Promise<OpenedFile | undefined>
  /** Puts the file there whole or not at all, in the place of an older one. Two writers at once harm nobody: one of both files stays. */
  write: (name: FileName, content: Uint8Array) => Promise<void>
  /** A file that is not there is no mistake. */
  remove: (name: FileName) => Promise<void>
}

/** The storage is away, full or refuses us; the file may be there. */
export class FilesError extends Error {
  override readonly name = 'FilesError'
}
