import { pipeline, Transform } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import type { ReadRecord } from '../../apply/batch.ts'
import { SourceError, type TradeSource, type UnreadableRecord } from '../../source.ts'
import { openFile } from '../open-file.ts'
import { RecordError } from '../record-error.ts'
import { type CsvMapping, plainMapping, readMapping } from './mapping.ts'
import { createRow } from './row.ts'
import { toRecord } from './to-record.ts'

/** In characters. Without this limit an unmatched quotation mark would include the rest of the file. */
const largestLine = 2_000_000

const decode = (encoding: string): Transform => {
  let decoder: TextDecoder
  try {
    decoder = new TextDecoder(encoding)
  } catch {
    throw new SourceError(`There is no encoding ${encoding}.`)
  }
  return new Transform({
    decodeStrings: true,
    transform: (chunk: Buffer, _encoding, done) => done(null, decoder.decode(chunk, { stream: true })),
    flush: (done) => done(null, decoder.decode()),
  })
}

const checkHeadings = (headings: readonly string[], { columns }: CsvMapping): void => {
  const absent = Object.values(columns).filter((heading) => !headings.includes(heading))
  if (absent.length > 0)
    throw new SourceError(`The file has no column ${absent.join(', ')}. It has: ${headings.join(', ')}`)
}

const readLine = (
  cells: readonly string[],
  headings: readonly string[],
  mapping: CsvMapping,
  line: number,
): ReadRecord | UnreadableRecord => {
  const row = createRow(new Map(headings.map((heading, index) => [heading, cells[index] ?? ''])), mapping)
  try {
    if (cells.length !== headings.length)
      throw new RecordError({ code: 'bad_value', detail: `${cells.length} cells instead of ${headings.length}` })
    return { record: toRecord(row), notes: [] }
  } catch (error) {
    if (!(error instanceof RecordError)) throw error
    const reference = row.text('reference') ?? row.text('sku') ?? row.text('isbn') ?? ''
    return { reference: reference || `line ${line}`, isbn: null, refusal: error.note }
  }
}

/**
 * A table of titles, one line a variant.
 * @param map maps columns to fields; without it the headings are the names of the fields
 * @throws SourceError if the mapping or the headings are wrong
 */
export const openCsv = async (path: string, map: unknown): Promise<TradeSource> => {
  const given = map === undefined ? undefined : readMapping(map)
  const { content, progress } = await openFile(path)
  const parser = parse({
    bom: true,
    delimiter: given?.delimiter ?? ',',
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    info: true,
    max_record_size: largestLine,
  })
  pipeline(content, decode(given?.encoding ?? 'utf-8'), parser, () => {})
  const lines = (parser as AsyncIterable<{ record: string[]; info: { lines: number } }>)[Symbol.asyncIterator]()
  const next = () =>
    lines.next().catch((error: unknown) => {
      throw error instanceof CsvError ? new SourceError(error.message, { cause: error }) : error
    })
  const first = await next()
  if (first.done) throw new SourceError('The file is empty.')
  const headings = first.value.record.map((heading) => heading.trim())
  const mapping = given ?? plainMapping(headings)
  checkHeadings(headings, mapping)
  const records = async function* (): AsyncGenerator<ReadRecord | UnreadableRecord> {
    for (let line = await next(); !line.done; line = await next())
      yield readLine(line.value.record, headings, mapping, line.value.info.lines)
  }
  return { sender: mapping.sender, records: records(), progress }
}
