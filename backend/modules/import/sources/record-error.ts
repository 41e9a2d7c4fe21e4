import type { Note } from '../report/outcome.ts'

/** The reason why one record cannot be used. The other records are imported. */
export class RecordError extends Error {
  readonly note: Note
  constructor(note: Note) {
    super(note.code)
    this.note = note
  }
}
