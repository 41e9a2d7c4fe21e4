import { strToU8, zipSync } from 'fflate'
import { escapeText } from '../csv/escape-text.ts'
import type { WrittenCell } from '../written-cell.ts'
import { columnLetters, fixedParts, style } from './workbook-parts.ts'

/** XML has no characters for these; a workbook with one of them does not open. */
// oxlint-disable-next-line no-control-regex
const noXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(noXml, '')
    .replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? '')

/** Texts are escaped as in a CSV file: whoever saves the table as one later is safe, too. */
const textCell = (address: string, text: string, styleNumber: number): string =>
  `<c r="${address}" s="${styleNumber}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(escapeText(text))}</t></is></c>`

const cellXml = (address: string, cell: WrittenCell, isHead: boolean): string => {
  if (typeof cell === 'string') return textCell(address, cell, isHead ? style.head : style.text)
  return `<c r="${address}" s="${cell.decimals === 0 ? style.whole : style.decimal}"><v>${cell.value.toFixed(cell.decimals)}</v></c>`
}

const rowXml = (cells: readonly WrittenCell[], index: number): string => {
  const number = index + 1
  const written = cells.map((cell, column) => cellXml(`${columnLetters(column)}${number}`, cell, index === 0))
  return `<row r="${number}">${written.join('')}</row>`
}

const sheetXml = (rows: readonly (readonly WrittenCell[])[], widths: readonly number[]): string => {
  const columns = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  )
  return (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols>${columns.join('')}</cols><sheetData>${rows.map(rowXml).join('')}</sheetData></worksheet>`
  )
}

/**
 * Writes a table as a workbook with one sheet. The first row is the head and stays in view. Every text is a cell of the
 * type text, never a formula.
 * @param widths of the columns, in characters
 */
export const writeXlsx = (
  rows: readonly (readonly WrittenCell[])[],
  sheet: string,
  widths: readonly number[],
): Uint8Array<ArrayBuffer> => {
  const parts = { ...fixedParts(escapeXml(sheet)), 'xl/worksheets/sheet1.xml': sheetXml(rows, widths) }
  const files = Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)]))
  return new Uint8Array(zipSync(files))
}
