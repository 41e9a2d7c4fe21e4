import { currencies, type Currency } from '#contracts/shop.ts'
import en from '#messages/en/price-table.json' with { type: 'json' }
import hu from '#messages/hu/price-table.json' with { type: 'json' }
import type { Cell, SheetRow } from '../../../sheets/sheet.ts'
import { parseQuantity } from '../../cart-files/rules/listed-line.ts'
import { readAmount } from '../../pricing/rules/read-amount.ts'
import { fold } from '../../text/rules/fold.ts'

export type RowProblem =
  | 'formula_refused'
  | 'item_not_found'
  | 'currency_not_valid'
  | 'quantity_not_valid'
  | 'price_not_valid'
  | 'below_minimum_price'
  | 'repeated'

export interface PriceRow {
  /** In the file, from 1. */
  row: number
  /** An SKU or an ISBN. */
  sku: string
  currency: Currency
  fromQuantity: number
  /** In minor units. */
  given: number
}

export interface RefusedRow {
  row: number
  sku: string
  problem: RowProblem
}

type Column = 'sku' | 'currency' | 'fromQuantity' | 'given'
type Columns = Partial<Record<Column, number>>

/** A head may stand below a title and an empty line. */
const searchedForHead = 10

const columnsOf = ({ cells }: SheetRow, kind: 'gross' | 'net'): Columns => {
  const headings: Record<Column, string[]> = {
    sku: [hu.sku, en.sku, 'ISBN'],
    currency: [hu.currency, en.currency],
    fromQuantity: [hu.fromQuantity, en.fromQuantity],
    given: [hu[kind], en[kind]],
  }
  const texts = cells.map(({ text }) => fold(text))
  const columns: Columns = {}
  for (const [name, words] of Object.entries(headings) as [Column, string[]][]) {
    const index = texts.findIndex((text) => words.some((word) => fold(word) === text))
    if (index >= 0) columns[name] = index
  }
  return columns
}

const isCurrency = (text: string): text is Currency => Object.hasOwn(currencies, text)

const readRow = ({ row, cells }: SheetRow, columns: Columns): PriceRow | RefusedRow => {
  const cellOf = (name: Column): Cell | undefined => cells[columns[name] ?? -1]
  const textOf = (name: Column): string => cellOf(name)?.text ?? ''
  const sku = textOf('sku')
  const refuse = (problem: RowProblem): RefusedRow => ({ row, sku, problem })
  if ((Object.keys(columns) as Column[]).some((name) => cellOf(name)?.isFormula)) return refuse('formula_refused')
  const currency = textOf('currency').toUpperCase()
  if (!isCurrency(currency)) return refuse('currency_not_valid')
  const fromQuantity = textOf('fromQuantity') === '' ? 1 : parseQuantity(textOf('fromQuantity'))
  if (fromQuantity === null) return refuse('quantity_not_valid')
  const given = readAmount(textOf('given').replaceAll(/\s/g, ''), currency)
  return given === undefined ? refuse('price_not_valid') : { row, sku, currency, fromQuantity, given }
}

/**
 * The rows below the head, with the problem of each that is no price. Undefined without a head that names the SKU, the
 * currency and the price.
 * @param kind whether the list is given in gross or in net prices: the price of the other kind is not read
 */
export const readPriceTable = (
  rows: readonly SheetRow[],
  kind: 'gross' | 'net',
): (PriceRow | RefusedRow)[] | undefined => {
  for (const [index, head] of rows.slice(0, searchedForHead).entries()) {
    const columns = columnsOf(head, kind)
    if (columns.sku !== undefined && columns.currency !== undefined && columns.given !== undefined)
      return rows.slice(index + 1).map((row) => readRow(row, columns))
  }
  return undefined
}
