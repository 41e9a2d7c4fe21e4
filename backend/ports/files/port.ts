/**
 * The shop's files: what `/assets` serves, original pictures of editors, e-books and audiobooks, the carriers' last
 * lists, the documents of invoices.
 */
type FileRoom = 'assets' | 'pictures' | 'books' | 'pickup-points' | 'invoices'
/** `assets/covers/emma-0a1b2c3d-640.avif` */
export type FileName = `${FileRoom}/${string}`

export interface FileFacts {
  /** Bytes of the whole file. */
  size: number
  /** In the form of the header `ETag`. */
  etag: string
  modifiedAt: Date
}

/** The first and the last byte of a part, both counted from 0. */
export interface FilePart {
  first: number
  last: number
}

export interface OpenedFile extends FileFacts {
  /** The requested part. A caller that does not read it to the end cancels it. */
  content: ReadableStream<Uint8Array>
}

/**
 * The files that all backends share. No file has a name that `isFileName` refuses. Every function rejects with
 * `FilesError` when the storage fails.
 */
export interface Files {
  /** @returns undefined if the file does not exist */
  find: (name: FileName) => Promise<FileFacts | undefined>
  /** @returns undefined if the file does not exist. The part must lie within the file. */
  open: (name: FileName, part?: FilePart) => Promise<OpenedFile | undefined>
  /**
   * Writes the whole file or nothing, and replaces an older file. After two writes at once one of both files remains.
   */
  write: (name: FileName, content: Uint8Array) => Promise<void>
  /** A missing file is no error. */
  remove: (name: FileName) => Promise<void>
}

/** The storage is away, full or refuses access. The file may exist. */
export class FilesError extends Error {
  override readonly name = 'FilesError'
}
