import type { ErrorCode } from '#contracts/errors.ts'

/** A table as the shop reads it: texts only. Formulas are never computed. */
export interface Cell {
  text: string
  isFormula: boolean
}

export interface SheetRow {
  /** Its number in the file, from 1, as a spreadsheet shows it. */
  row: number
  cells: readonly Cell[]
}

export type SheetCode = Extract<
  ErrorCode,
  'file_empty' | 'file_type_unknown' | 'file_protected' | 'file_damaged' | 'file_too_large' | 'too_many_lines'
>

/** Ends the reading of a file from within a parser; `read-sheet.ts` returns it as a failure. */
export class SheetError extends Error {
  readonly code: SheetCode
  constructor(code: SheetCode) {
    super(code)
    this.code = code
  }
}

/** Cells further right are not read. */
export const maxColumns = 50

/** Longer texts are cut: no title of a book is longer. */
export const maxText = 1_000
