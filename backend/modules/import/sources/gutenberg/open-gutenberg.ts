import { pipeline } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import type { ReadRecord } from '../../apply/batch.ts'
import { SourceError, type TradeSource } from '../../source.ts'
import { openFile } from '../open-file.ts'
import { type GutenbergRow, readRow } from './read-row.ts'
import { toRecords } from './to-records.ts'

async function* readRecords(rows: AsyncIterable<GutenbergRow>): AsyncGenerator<ReadRecord> {
  try {
    for await (const row of rows) for (const record of toRecords(readRow(row))) yield { record, notes: [] }
  } catch (error) {
    if (error instanceof CsvError) throw new SourceError(error.message, { cause: error })
    throw error
  }
}

/** Project Gutenberg's catalog as a source of many titles: real works, made-up prices and stock. */
export const openGutenberg = async (path: string): Promise<TradeSource> => {
  const { content, progress } = await openFile(path)
  const rows = pipeline(content, parse({ columns: true, bom: true }), () => {})
  return { sender: 'gutenberg', records: readRecords(rows), progress }
}
