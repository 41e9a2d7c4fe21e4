import type { SheetRow } from '../../../sheets/sheet.ts'
import { fold } from '../../text/rules/fold.ts'
import { parseIsbn } from '../../catalog/rules/isbn.ts'
import { type ListedLine, parseQuantity } from './listed-line.ts'

const kinds = ['isbn', 'sku', 'title', 'quantity'] as const
type Kind = (typeof kinds)[number]
type Columns = Partial<Record<Kind, number>>

/** What people write above these columns, in both languages. */
const headings: Record<Kind, readonly string[]> = {
  isbn: ['isbn', 'isbn13', 'isbn-13', 'isbn 13', 'isbn szam', 'isbn-szam', 'ean', 'ean13', 'vonalkod', 'barcode'],
  sku: ['sku', 'cikkszam', 'cikk', 'azonosito', 'termekkod', 'kod', 'code', 'item', 'item number', 'product code'],
  title: ['title', 'cim', 'a konyv cime', 'konyv', 'konyvcim', 'book', 'book title', 'megnevezes', 'name'],
  quantity: [
    'quantity',
    'mennyiseg',
    'darab',
    'darabszam',
    'db',
    'peldany',
    'peldanyszam',
    'qty',
    'copies',
    'pcs',
    'pieces',
  ],
}

const kindOf = (text: string): Kind | undefined => {
  const heading = fold(text).trim().replace(/[:.]$/, '')
  return kinds.find((kind) => headings[kind].includes(heading))
}

/** A head may stand below a title and an empty line. */
export const maxHeadRows = 10

const columnsOf = ({ cells }: SheetRow): Columns => {
  const columns: Columns = {}
  for (const [index, { text }] of cells.entries()) {
    const kind = kindOf(text)
    if (kind && columns[kind] === undefined) columns[kind] = index
  }
  return columns
}

const namesBooks = ({ isbn, sku, title }: Columns): boolean => (isbn ?? sku ?? title) !== undefined

/** Where no head is: the column with the most ISBNs, otherwise the first; and the first other column that counts copies. */
const guessColumns = (rows: readonly SheetRow[]): Columns => {
  const width = Math.max(...rows.map(({ cells }) => cells.length))
  const textsOf = (index: number) => rows.map(({ cells }) => cells[index]?.text ?? '').filter(Boolean)
  const indexes = Array.from({ length: width }, (_, index) => index)
  const isbns = indexes.map((index) => textsOf(index).filter((text) => parseIsbn(text)).length)
  const isbn = Math.max(0, isbns.indexOf(Math.max(1, ...isbns)))
  const quantity = indexes.find((index) => {
    const texts = textsOf(index)
    return index !== isbn && texts.length > 0 && texts.every((text) => parseQuantity(text) !== null)
  })
  return { isbn, ...(quantity !== undefined && { quantity }) }
}

const lineOf = ({ row, cells }: SheetRow, columns: Columns): ListedLine | undefined => {
  const cellAt = (kind: Kind) => cells[columns[kind] ?? -1]
  const named = (['isbn', 'sku', 'title'] as const).map(cellAt).find((cell) => cell && (cell.text || cell.isFormula))
  const count = cellAt('quantity')
  // A sum below the list names no book.
  if (!named) return undefined
  const quantity = columns.quantity === undefined ? 1 : parseQuantity(count?.text ?? '')
  return {
    row,
    written: named.text,
    readings: [{ name: named.text, quantity }],
    ...((named.isFormula || count?.isFormula) && { isFormula: true }),
  }
}

/** The lines of a table: by the head if it has one, in Hungarian or English, otherwise by what stands in the columns. */
export const readTable = (rows: readonly SheetRow[]): ListedLine[] => {
  const head = rows.slice(0, maxHeadRows).findIndex((row) => namesBooks(columnsOf(row)))
  const headRow = rows[head]
  const columns = headRow ? columnsOf(headRow) : guessColumns(rows)
  return rows.slice(head + 1).flatMap((row) => lineOf(row, columns) ?? [])
}
