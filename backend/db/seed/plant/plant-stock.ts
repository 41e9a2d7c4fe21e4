import type { Database } from '../../connect.ts'
import { stockItems, stockMovements } from '../../schema/stock.ts'
import { shopDay } from '../../../modules/catalogue/rules/shop-day.ts'
import type { VariantRow } from '../build/build-books.ts'
import { buildStock } from '../build/build-stock.ts'
import { insertRows } from './insert-rows.ts'

export const plantStock = async (
  db: Database,
  variants: readonly VariantRow[],
  stores: number,
  now: Date,
): Promise<void> => {
  const warehouses = { web: 1, stores: Array.from({ length: stores }, (_, index) => index + 2) }
  const { items, movements } = buildStock(variants, warehouses, shopDay(now), now)
  await insertRows(db, stockItems, items)
  await insertRows(db, stockMovements, movements)
}
