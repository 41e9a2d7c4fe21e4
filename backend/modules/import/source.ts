import type { ReadRecord } from './apply/batch.ts'
import type { Note, Place } from './report/outcome.ts'
import type { MessageMark } from './trade-record.ts'

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
  /** Undefined for the shop's own tables and exports, which lead over what others send. */
  message?: MessageMark
  records: AsyncIterable<ReadRecord | UnreadableRecord>
  /** How much of the file is read, from 0 to 1. */
  progress: () => number
}

/** The file is broken. The message names the place and the reason. */
export class SourceError extends Error {}
