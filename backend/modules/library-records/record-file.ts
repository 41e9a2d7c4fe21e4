import { setImmediate as nextTurn } from 'node:timers/promises'
import { ISO2709, MARCXML } from '@natlibfi/marc-record-serializers'
import type { FileAnswer } from '#contracts/file-answer.ts'
import type { RecordFormat } from '#contracts/record-format.ts'
import { type Bought, libraryRecord, type Purchase } from './rules/library-record.ts'

const types: Record<RecordFormat, string> = { mrc: 'application/marc', xml: 'application/marcxml+xml' }

/** Records between two pauses: some milliseconds of work. */
const batchSize = 50

/** The records as one file: one after the other in ISO 2709, in a collection in MARCXML. */
export const recordFile = async (
  bought: readonly Bought[],
  purchase: Purchase,
  { name, format }: { name: string; format: RecordFormat },
): Promise<FileAnswer> => {
  const written: string[] = []
  for (const [index, one] of bought.entries()) {
    if (index % batchSize === batchSize - 1) await nextTurn()
    const record = libraryRecord(one, purchase)
    written.push(
      format === 'mrc' ? ISO2709.to(record) : `${MARCXML.to(record, { omitDeclaration: true, indent: true })}\n`,
    )
  }
  const text =
    format === 'mrc'
      ? written.join('')
      : `<?xml version="1.0" encoding="UTF-8"?>\n<collection xmlns="http://www.loc.gov/MARC21/slim">\n${written.join('')}</collection>\n`
  const bytes = new TextEncoder().encode(text)
  return { name: `${name}.${format}`, type: types[format], size: bytes.length, content: new Blob([bytes]).stream() }
}
