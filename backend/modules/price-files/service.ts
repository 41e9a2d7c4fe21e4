import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'
import { prices } from '../../db/schema/prices.ts'
import { products } from '../../db/schema/products.ts'
import { variants } from '../../db/schema/variants.ts'
import { writeCsv } from '../../sheets/csv/write-csv.ts'
import { readSheet } from '../../sheets/read-sheet.ts'
import type { SheetCode } from '../../sheets/sheet.ts'
import { writeXlsx } from '../../sheets/xlsx/write-xlsx.ts'
import { parseIsbn } from '../catalog/rules/isbn.ts'
import { findVariantsByCode } from '../catalog/service.ts'
import { readConfiguration } from '../configuration/service.ts'
import { amountOf, isGivenNet } from '../pricing/rules/given-amount.ts'
import { type ListChanges, type PriceList, replacePrices, type WantedPrice } from '../pricing/service.ts'
import { columnWidths, priceTable, sheetName } from './rules/price-table.ts'
import { type PriceRow, readPriceTable, type RefusedRow, type RowProblem } from './rules/read-price-table.ts'

export type { RefusedRow, RowProblem } from './rules/read-price-table.ts'

/** A list of a whole catalog with breaks. */
export const maxRows = 20_000
/** Larger files are refused before they are read. */
export const maxBytes = 5_000_000

const kindOf = (list: PriceList): 'gross' | 'net' => (isGivenNet(list) ? 'net' : 'gross')

const codeOf = (sku: string): string => parseIsbn(sku) ?? sku.toUpperCase()

const selectRates = async (db: Database, ids: readonly number[]): Promise<Map<number, number>> => {
  const rows = await db
    .select({ id: variants.id, vatRate: variants.vatRate })
    .from(variants)
    .where(sql`${variants.id} = any(${sql.param(ids)}::int[])`)
  return new Map(rows.map(({ id, vatRate }) => [id, vatRate]))
}

interface Resolved {
  wanted: WantedPrice[]
  refused: RefusedRow[]
}

/** The prices of all rows, and the rows that are none: of unknown books, too low, or said twice. */
const resolveRows = async (
  db: Database,
  list: PriceList,
  rows: readonly (PriceRow | RefusedRow)[],
): Promise<Resolved> => {
  const found = await findVariantsByCode(
    db,
    rows.map(({ sku }) => codeOf(sku)),
  )
  const rates = await selectRates(db, [...found.values()])
  const { pricing_rules: rules } = await readConfiguration(db)
  const seen = new Set<string>()
  const resolved: Resolved = { wanted: [], refused: [] }
  for (const line of rows) {
    const refuse = (problem: RowProblem) => resolved.refused.push({ row: line.row, sku: line.sku, problem })
    if ('problem' in line) {
      refuse(line.problem)
      continue
    }
    const { row: _, sku, ...price } = line
    const variantId = found.get(codeOf(sku))
    const vatRate = variantId === undefined ? undefined : rates.get(variantId)
    const key = `${variantId} ${price.currency} ${price.fromQuantity}`
    if (variantId === undefined || vatRate === undefined) refuse('item_not_found')
    else if (amountOf(price.given, list, vatRate).gross < rules.minimum_price) refuse('below_minimum_price')
    else if (seen.has(key)) refuse('repeated')
    else resolved.wanted.push({ variantId, vatRate, ...price })
    seen.add(key)
  }
  return resolved
}

export type Imported =
  | { ok: true; prices: number; changes: ListChanges }
  | { ok: false; code: SheetCode | 'columns_missing' }
  | { ok: false; code: 'rows_refused'; refused: RefusedRow[] }

/**
 * Makes the prices of an XLSX or CSV file all that a list holds, in the caller's transaction. With one row that is no
 * price, nothing changes.
 */
export const importPrices = async (
  { db, now }: { db: Database; now: () => Date },
  list: PriceList,
  bytes: Uint8Array,
  options: { dryRun?: boolean } = {},
): Promise<Imported> => {
  if (bytes.length > maxBytes) return { ok: false, code: 'file_too_large' }
  const sheet = await readSheet(bytes, maxRows)
  if (!sheet.ok) return { ok: false, code: sheet.code }
  const rows = readPriceTable(sheet.value, kindOf(list))
  if (!rows) return { ok: false, code: 'columns_missing' }
  const { wanted, refused } = await resolveRows(db, list, rows)
  if (refused.length > 0) return { ok: false, code: 'rows_refused', refused }
  return { ok: true, prices: wanted.length, changes: await replacePrices(db, now(), list, wanted, options) }
}

/** The prices of a list as a file that `importPrices` reads without a change. */
export const exportPrices = async (
  db: Database,
  list: PriceList,
  format: 'csv' | 'xlsx',
): Promise<{ bytes: Uint8Array; prices: number }> => {
  const rows = await db
    .select({
      sku: variants.sku,
      title: products.title,
      currency: prices.currency,
      fromQuantity: prices.fromQuantity,
      gross: prices.gross,
      net: prices.net,
    })
    .from(prices)
    .innerJoin(variants, eq(variants.id, prices.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(prices.priceListId, list.id))
    .orderBy(asc(variants.sku), asc(prices.currency), asc(prices.fromQuantity))
  const table = priceTable(rows, kindOf(list))
  const bytes = format === 'csv' ? writeCsv(table, 'hu') : writeXlsx(table, sheetName, columnWidths)
  return { bytes, prices: rows.length }
}
