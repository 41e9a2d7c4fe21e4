import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse'
import { RowCollector } from '../row-collector.ts'
import { type Cell, SheetError, type SheetRow } from '../sheet.ts'
import { decodeText } from './decode-text.ts'
import { unescapeText } from './escape-text.ts'

const separators = [';', ',', '\t'] as const

/** In characters. Without this limit an unmatched quotation mark would include the rest of the file. */
const longestRow = 50_000
const sliceLength = 8_192

/** The separator that stands most often in the first line outside of quotation marks. */
const findSeparator = (text: string): string => {
  const [line = ''] = text
    .trimStart()
    .slice(0, 2_000)
    .split(/[\r\n]/, 1)
  const bare = line.replaceAll(/"[^"]*"/g, '')
  const counts = separators.map((separator) => ({ separator, count: bare.split(separator).length }))
  return counts.toSorted((a, b) => b.count - a.count)[0]?.separator ?? ';'
}

/** Excel's own first line, which names the separator: `sep=;`. */
const directive = /^sep=(.)\r?\n/i

/** Some programs write `="9786159000123"`, so that a spreadsheet does not turn the number into 9,78E+12. */
const constant = /^="([^"]*)"$/

const cellOf = (text: string): Cell => {
  const value = constant.exec(text)?.[1]
  if (value !== undefined) return { text: value, isFormula: false }
  return { text: unescapeText(text), isFormula: text.trimStart().startsWith('=') }
}

async function* slicesOf(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += sliceLength) {
    yield text.slice(at, at + sliceLength)
    await nextTurn()
  }
}

/** @throws SheetError */
export const readCsv = async (bytes: Uint8Array, maxRows: number): Promise<SheetRow[]> => {
  const whole = decodeText(bytes)
  const named = directive.exec(whole)
  const text = named ? whole.slice(named[0].length) : whole
  const parser = parse({
    delimiter: named?.[1] ?? findSeparator(text),
    relax_column_count: true,
    relax_quotes: true,
    info: true,
    max_record_size: longestRow,
  })
  const found = new RowCollector(maxRows)
  const records = Readable.from(slicesOf(text)).pipe(parser) as AsyncIterable<{
    record: string[]
    info: { lines: number }
  }>
  try {
    for await (const { record, info } of records) found.add(info.lines + (named ? 1 : 0), record.map(cellOf))
  } catch (error) {
    if (error instanceof CsvError) throw new SheetError('file_damaged')
    throw error
  }
  return found.rows
}
