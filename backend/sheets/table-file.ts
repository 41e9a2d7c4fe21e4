import type { FileAnswer } from '#contracts/file-answer.ts'
import type { SheetFormat } from '#contracts/sheet-format.ts'
import type { Locale } from '#contracts/shop.ts'
import { writeCsv } from './csv/write-csv.ts'
import type { WrittenCell } from './written-cell.ts'
import { writeXlsx } from './xlsx/write-xlsx.ts'

const types: Record<SheetFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
}

const streamOf = (bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new ReadableStream({
    start: (controller) => {
      controller.enqueue(bytes)
      controller.close()
    },
  })

interface Form {
  format: SheetFormat
  locale: Locale
  /** Without the extension. */
  name: string
  /** The name of the sheet in a workbook. */
  sheet: string
  /** Of the columns of a workbook, in characters. */
  widths: readonly number[]
}

/** A table as a file to download. Its first row is the head. */
export const tableFile = (
  rows: readonly (readonly WrittenCell[])[],
  { format, locale, name, sheet, widths }: Form,
): FileAnswer => {
  const bytes = format === 'csv' ? writeCsv(rows, locale) : writeXlsx(rows, sheet, widths)
  return { name: `${name}.${format}`, type: types[format], size: bytes.length, content: streamOf(bytes) }
}
