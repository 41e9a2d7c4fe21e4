import { type Cell, maxColumns, maxText, SheetError, type SheetRow } from './sheet.ts'

/** Collects the rows that are not empty, up to a limit. */
export class RowCollector {
  readonly rows: SheetRow[] = []
  readonly #max: number

  constructor(max: number) {
    this.#max = max
  }

  /** @throws SheetError for one row too many */
  add(row: number, cells: readonly (Cell | undefined)[]): void {
    const kept = Array.from(cells.slice(0, maxColumns), (cell) => ({
      text: (cell?.text ?? '').trim().slice(0, maxText),
      isFormula: cell?.isFormula ?? false,
    }))
    if (kept.every(({ text, isFormula }) => text === '' && !isFormula)) return
    if (this.rows.length === this.#max) throw new SheetError('too_many_lines')
    this.rows.push({ row, cells: kept })
  }
}
