import { strToU8, zipSync, type Zippable } from 'fflate'

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** A cell: a number, a text, or XML as it stands. */
type TestCell = number | string | { xml: string }

const cellOf = (cell: TestCell): string => {
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`
  return typeof cell === 'string' ? `<c t="inlineStr"><is><t>${escape(cell)}</t></is></c>` : cell.xml
}

export const sheetXml = (rows: readonly (readonly TestCell[])[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows
    .map((cells) => `<row>${cells.map(cellOf).join('')}</row>`)
    .join('')}</sheetData></worksheet>`

const workbook = `<workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Hidden" sheetId="1" state="hidden" r:id="rId1"/><sheet name="Books" sheetId="2" r:id="rId2"/></sheets></workbook>`
const relations = `<Relationships><Relationship Id="rId1" Target="worksheets/hidden.xml"/><Relationship Id="rId2" Target="worksheets/sheet2.xml"/></Relationships>`

/** A workbook whose first visible sheet has this XML; `parts` adds and replaces parts. */
export const workbookOf = (sheet: string, parts: Record<string, string | Uint8Array> = {}): Uint8Array<ArrayBuffer> => {
  const all: Record<string, string | Uint8Array> = {
    'xl/workbook.xml': workbook,
    'xl/_rels/workbook.xml.rels': relations,
    'xl/worksheets/sheet2.xml': sheet,
    ...parts,
  }
  const files: Zippable = Object.fromEntries(
    Object.entries(all).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part]),
  )
  return new Uint8Array(zipSync(files))
}
