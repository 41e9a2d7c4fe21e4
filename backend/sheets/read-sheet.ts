import { fail, type Failure, ok, type Result } from '../kernel/result.ts'
import { readCsv } from './csv/read-csv.ts'
import { type SheetCode, SheetError, type SheetRow } from './sheet.ts'
import { readXlsx } from './xlsx/read-xlsx.ts'

const begins = (bytes: Uint8Array, ...signature: number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte)

/** Every ZIP file, so every XLSX file. */
const isZip = (bytes: Uint8Array): boolean =>
  begins(bytes, 0x50, 0x4b, 0x03, 0x04) || begins(bytes, 0x50, 0x4b, 0x05, 0x06)

/** Microsoft's older container: a workbook with a password, or one in the format before 2007. */
const isCompound = (bytes: Uint8Array): boolean => begins(bytes, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)

const rowsOf = async (bytes: Uint8Array, maxRows: number): Promise<SheetRow[]> => {
  if (bytes.length === 0) throw new SheetError('file_empty')
  if (isCompound(bytes)) throw new SheetError('file_protected')
  const rows = isZip(bytes) ? await readXlsx(bytes, maxRows) : await readCsv(bytes, maxRows)
  if (rows.length === 0) throw new SheetError('file_empty')
  return rows
}

const failureOf = (code: SheetCode, maxRows: number): Failure<SheetCode> =>
  fail(code, code === 'too_many_lines' ? { params: { max: maxRows } } : {})

/**
 * The rows of an XLSX or CSV file that are not empty. What the file is, its first bytes say. Whoever sends it may want
 * to harm: every size is limited while the file is read, and reading pauses often, so that other requests go on.
 * @param maxRows a file with more rows is refused as soon as that is known
 */
export const readSheet = async (bytes: Uint8Array, maxRows: number): Promise<Result<SheetRow[], SheetCode>> => {
  try {
    return ok(await rowsOf(bytes, maxRows))
  } catch (error) {
    if (error instanceof SheetError) return failureOf(error.code, maxRows)
    throw error
  }
}
