import type { ReadRecord } from '../../apply/batch.ts'
import type { Note } from '../../report/outcome.ts'
import { SourceError, type TradeSource, type UnreadableRecord } from '../../source.ts'
import { RecordError } from '../record-error.ts'
import { type CsvMapping, plainMapping, readMapping } from './mapping.ts'
import { type Proofs, proofsOf } from './prove-numbers.ts'
import { type Line, readLines } from './read-lines.ts'
import { createRow } from './row.ts'
import { toRecord } from './to-record.ts'

interface Table {
  headings: readonly string[]
  mapping: CsvMapping
  proofs: Proofs
}

const checkHeadings = (headings: readonly string[], { columns }: CsvMapping): void => {
  const absent = Object.values(columns).filter((heading) => !headings.includes(heading))
  if (absent.length > 0)
    throw new SourceError(`The file has no column ${absent.join(', ')}. It has: ${headings.join(', ')}`)
}

const readLine = (
  { cells, line, actual }: Line,
  number: number,
  { headings, mapping, proofs }: Table,
): ReadRecord | UnreadableRecord => {
  const place = { number, line }
  const row = createRow(new Map(headings.map((heading, index) => [heading, cells[index] ?? ''])), mapping, proofs)
  const notes: Note[] = actual
    ? [{ code: 'encoding_differs', detail: `${actual} instead of ${mapping.encoding ?? 'utf-8'}` }]
    : []
  try {
    if (cells.length !== headings.length)
      throw new RecordError({ code: 'bad_value', detail: `${cells.length} cells instead of ${headings.length}` })
    if (cells.some((cell) => cell.includes('\uFFFD'))) throw new RecordError({ code: 'characters_lost' })
    return { record: toRecord(row), notes, place }
  } catch (error) {
    if (!(error instanceof RecordError)) throw error
    const reference = row.text('reference') ?? row.text('sku') ?? row.text('isbn') ?? ''
    return { reference: reference || `line ${line}`, isbn: null, refusal: error.note, place }
  }
}

/**
 * A table of titles, one line a variant.
 * @param map maps columns to fields; without it the headings are the names of the fields
 * @throws SourceError if the mapping or the headings are wrong
 */
export const openCsv = async (path: string, map: unknown): Promise<TradeSource> => {
  const given = map === undefined ? undefined : readMapping(map)
  const open = () => readLines(path, given?.encoding ?? 'utf-8', given?.delimiter ?? ',')
  const lines = open()
  const first = await lines.next()
  if (first.done) throw new SourceError('The file is empty.')
  const headings = first.value.cells.map((heading) => heading.trim())
  const mapping = given ?? plainMapping(headings)
  checkHeadings(headings, mapping)
  const table = { headings, mapping, proofs: await proofsOf(open, headings, mapping) }
  let progress = 0
  const records = async function* (): AsyncGenerator<ReadRecord | UnreadableRecord> {
    let number = 0
    for (let next = await lines.next(); !next.done; next = await lines.next()) {
      progress = next.value.progress
      yield readLine(next.value, ++number, table)
    }
  }
  return { sender: mapping.sender, records: records(), progress: () => progress }
}
