import type { Note } from '../report/outcome.ts'

/** Why one record cannot be used; the others are not touched by it. */
export class RecordError extends Error {
  readonly note: Note
  constructor(note: Note) {
    super(note.code)
    this.note = note
  }
}
