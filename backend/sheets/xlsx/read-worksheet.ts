import type { Readable } from 'node:stream'
import { unescapeText } from '../csv/escape-text.ts'
import { RowCollector } from '../row-collector.ts'
import { type Cell, maxColumns, maxText, type SheetRow } from '../sheet.ts'
import { parsePart } from './parse-part.ts'

/** `C12` -> 2; undefined for what is no address. */
const columnOf = (address: string | undefined): number | undefined => {
  const letters = /^([A-Z]{1,3})\d+$/.exec(address ?? '')?.[1]
  if (letters === undefined) return undefined
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** A spreadsheet may write a whole number as `9.786159000123E12` or `3.0`. */
const numberText = (text: string): string => {
  const value = Number(text)
  return text !== '' && Number.isSafeInteger(value) ? String(value) : text
}

/** The text of a cell by its type: a number, the place of a shared text, or the text itself. */
const textOf = (type: string, value: string, strings: readonly string[]): string => {
  if (type === 's') return strings[Number(value)] ?? ''
  return type === 'n' ? numberText(value) : value
}

/** Reads the rows of a sheet one after the other, and stops with the first row too many. */
export const readWorksheet = async (
  content: Readable,
  strings: readonly string[],
  maxRows: number,
): Promise<SheetRow[]> => {
  const found = new RowCollector(maxRows)
  let row = 0
  let cells: (Cell | undefined)[] = []
  let column = -1
  let type = 'n'
  let value = ''
  let isFormula = false
  let isValue = false
  await parsePart(content, {
    open: (name, attributes) => {
      isValue = name === 'v' || name === 't'
      if (name === 'f') isFormula = true
      if (name === 'row') {
        const written = Number(attributes['r'])
        row = Number.isSafeInteger(written) && written > row ? written : row + 1
        cells = []
        column = -1
      }
      if (name !== 'c') return
      column = columnOf(attributes['r']) ?? column + 1
      type = attributes['t'] ?? 'n'
      value = ''
      isFormula = false
    },
    text: (part) => {
      if (isValue && value.length < maxText) value += part
    },
    close: (name) => {
      isValue = false
      if (name === 'c' && column < maxColumns)
        cells[column] = { text: unescapeText(textOf(type, value, strings)), isFormula }
      if (name === 'row') found.add(row, cells)
    },
  })
  return found.rows
}
