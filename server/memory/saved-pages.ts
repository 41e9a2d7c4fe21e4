import { LRUCache } from 'lru-cache'
import type { Encoding } from './encodings.ts'

/** The bytes of an edition in one encoding, with the headers of the answer: name, value, name, value … */
export interface Copy {
  readonly body: Buffer
  readonly headers: string[]
  /** The headers of the answer 304. */
  readonly unchanged: string[]
  /** Set for bytes that Brotli cannot make fewer. */
  readonly isSmallest?: boolean
}

/** The same bytes for every visitor that the middleware leads to a page: its HTML, or its data for Next's router. */
export interface Edition {
  readonly status: number
  /** Undefined for a page that was made on request. */
  readonly etag: string | undefined
  /** The tags of the data in it; undefined where nobody knows them. */
  readonly tags: ReadonlySet<string> | undefined
  readonly copies: Readonly<Partial<Record<Encoding, Copy>>>
}

/** A page under its address within Next, with the hidden segments of language and market. */
export interface SavedPage {
  /** The tags of its last rendering. While Next renders it in the background, the set still grows. */
  readonly tags: ReadonlySet<string> | undefined
  /** By the headers of Next's router; the name of the HTML is empty. */
  readonly editions: Readonly<Record<string, Edition>>
}

/** About as much as a small object or text takes in memory. */
const smallBytes = 100

const sizeOfCopy = ({ body, headers, unchanged }: Copy): number =>
  [...headers, ...unchanged].reduce((sum, text) => sum + text.length, body.length + smallBytes)

const sizeOfEdition = ({ tags, copies }: Edition): number =>
  Object.values(copies).reduce((sum, copy) => sum + sizeOfCopy(copy), (tags?.size ?? 0) * smallBytes + smallBytes)

const sizeOf = ({ editions }: SavedPage, address: string): number =>
  Object.values(editions).reduce((sum, edition) => sum + sizeOfEdition(edition), address.length + smallBytes)

export type SavedPages = LRUCache<string, SavedPage>

/** The page that nobody has wanted for the longest goes first. A page is replaced as a whole, so its size is known. */
export const createSavedPages = (maxBytes: number): SavedPages =>
  new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf })
