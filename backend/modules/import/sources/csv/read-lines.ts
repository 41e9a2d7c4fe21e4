import { isUtf8 } from 'node:buffer'
import { CsvError, parse } from 'csv-parse'
import { SourceError } from '../../source.ts'
import { countLines } from '../count-lines.ts'
import { createDecoder } from '../encoding/create-decoder.ts'
import { toSearchable } from '../encoding/to-searchable.ts'
import { openFile } from '../open-file.ts'

/** In characters. Without this limit an unmatched quotation mark would include the rest of the file. */
const largestLine = 2_000_000
const pieceSize = 65_536

/** A line of a table. It may take several lines of the file. */
export interface Line {
  cells: string[]
  /** Its last line in the file. */
  line: number
  /** The encoding in which it was read, where it is not that of the file. */
  actual?: string | undefined
  /** How much of the file is read, from 0 to 1. */
  progress: number
}

/** Parts of a file that end with a line, as large as the chunks in which it comes. */
async function* wholeLines(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of bytes) {
    rest = Buffer.concat([rest, chunk])
    const end = rest.length > largestLine ? rest.length : rest.lastIndexOf(10) + 1
    if (end > 0) yield rest.subarray(0, end)
    rest = rest.subarray(end)
  }
  if (rest.length > 0) yield rest
}

function* singleLines(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length;) {
    const end = bytes.indexOf(10, start) + 1 || bytes.length
    yield bytes.subarray(start, end)
    start = end
  }
}

/** The file as text. `onActual` gets the lines that are in another encoding than the file. */
async function* decodeLines(
  content: AsyncIterable<Buffer>,
  declared: string,
  onActual: (line: number, encoding: string) => void,
): AsyncGenerator<string> {
  const { bytes, encoding, ahead } = await toSearchable(content, () => declared)
  const decode = createDecoder(encoding, ahead)
  let line = 1
  for await (const lines of wholeLines(bytes))
    for (const part of isUtf8(lines) && encoding === 'utf-8' ? [lines] : singleLines(lines)) {
      const { text, actual } = decode(part)
      if (actual) onActual(line, actual)
      line += countLines(part)
      for (let start = 0; start < text.length; start += pieceSize) yield text.slice(start, start + pieceSize)
    }
}

interface Parsed {
  record: string[]
  info: { lines: number }
}

/** Parses the text. Lines before an error are returned before it is thrown; a pipeline would drop some of them. */
async function* parseLines(texts: AsyncIterable<string>, delimiter: string): AsyncGenerator<Parsed> {
  const parser = parse({
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    info: true,
    max_record_size: largestLine,
  })
  const parsed: Parsed[] = []
  let failure: unknown
  parser.on('data', (line: Parsed) => parsed.push(line))
  parser.on('error', (error) => {
    failure = error instanceof CsvError ? new SourceError(error.message, { cause: error }) : error
  })
  for await (const text of texts) {
    await new Promise<void>((resolve) => {
      parser.write(text, () => setImmediate(resolve))
    })
    yield* parsed.splice(0)
    if (failure) throw failure
  }
  await new Promise<void>((resolve) => {
    parser.once('close', resolve)
    parser.end()
  })
  yield* parsed.splice(0)
  if (failure) throw failure
}

/** The lines of a table, also those before an error. */
export async function* readLines(path: string, encoding: string, delimiter: string): AsyncGenerator<Line> {
  const { content, progress } = await openFile(path)
  const differing = new Map<number, string>()
  const texts = decodeLines(content, encoding, (line, actual) => void differing.set(line, actual))
  let from = 1
  for await (const { record, info } of parseLines(texts, delimiter)) {
    const line: Line = { cells: record, line: info.lines, progress: progress() }
    for (; from <= info.lines; from++) {
      line.actual ??= differing.get(from)
      differing.delete(from)
    }
    yield line
  }
}
