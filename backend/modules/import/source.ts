import type { ReadRecord } from './apply/batch.ts'
import type { Note } from './report/outcome.ts'

/** A record that its parser could not turn into one of ours. */
export interface UnreadableRecord {
  reference: string
  isbn: string | null
  refusal: Note
}

/**
 * What a file gives, record by record. A file that is broken somewhere throws a SourceError there, after all that came before.
 */
export interface TradeSource {
  sender: string
  records: AsyncIterable<ReadRecord | UnreadableRecord>
  /** How much of the file is read, from 0 to 1. */
  progress: () => number
}

/** The file itself cannot be read any further; the message says where and why. */
export class SourceError extends Error {}
