import type { ReadRecord } from './apply/batch.ts'
import type { Note, Place } from './report/outcome.ts'

/** A record that its parser could not convert. */
export interface UnreadableRecord {
  reference: string
  isbn: string | null
  refusal: Note
  place?: Place
}

/**
 * The records of a file, one by one. A broken file throws a SourceError after the records before the error.
 */
export interface TradeSource {
  sender: string
  records: AsyncIterable<ReadRecord | UnreadableRecord>
  /** How much of the file is read, from 0 to 1. */
  progress: () => number
}

/** The file is broken. The message names the place and the reason. */
export class SourceError extends Error {}
