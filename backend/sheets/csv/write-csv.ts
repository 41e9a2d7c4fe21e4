import type { Locale } from '#contracts/shop.ts'
import type { WrittenCell } from '../written-cell.ts'
import { escapeText } from './escape-text.ts'

/**
 * Excel opens a CSV file with the separators of the system's language: a Hungarian one wants a semicolon between cells,
 * because the comma stands in numbers. The mark at the beginning tells it that the text is UTF-8.
 */
const styles: Record<Locale, { separator: string; decimal: string }> = {
  hu: { separator: ';', decimal: ',' },
  en: { separator: ',', decimal: '.' },
}
const byteOrderMark = '\uFEFF'
const lineEnd = '\r\n'

const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** Writes a table as CSV (RFC 4180). */
export const writeCsv = (rows: readonly (readonly WrittenCell[])[], locale: Locale): Uint8Array<ArrayBuffer> => {
  const { separator, decimal } = styles[locale]
  const cellOf = (cell: WrittenCell): string => {
    if (typeof cell !== 'string') return cell.value.toFixed(cell.decimals).replace('.', decimal)
    const text = escapeText(cell)
    return /[",;\t\r\n]|^\s|\s$/.test(text) ? quote(text) : text
  }
  const lines = rows.map((row) => row.map(cellOf).join(separator) + lineEnd)
  return new TextEncoder().encode(byteOrderMark + lines.join(''))
}
