import { SheetError, type SheetRow } from '../sheet.ts'
import { openParts } from './open-parts.ts'
import { readSharedStrings } from './read-shared-strings.ts'
import { findSheetPart } from './read-workbook.ts'
import { readWorksheet } from './read-worksheet.ts'

const readRows = async (bytes: Uint8Array, maxRows: number): Promise<SheetRow[]> => {
  const open = await openParts(bytes)
  const part = await findSheetPart(open)
  const strings = await readSharedStrings(open)
  const content = await open(part)
  if (!content) throw new SheetError('file_damaged')
  return readWorksheet(content, strings, maxRows)
}

/**
 * The rows of the first visible sheet.
 * @throws SheetError; whatever the readers of ZIP and XML find wrong is a damaged file
 */
export const readXlsx = (bytes: Uint8Array, maxRows: number): Promise<SheetRow[]> =>
  readRows(bytes, maxRows).catch((error: unknown) => {
    throw error instanceof SheetError ? error : new SheetError('file_damaged')
  })
