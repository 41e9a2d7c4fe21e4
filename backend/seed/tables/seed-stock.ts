import type { Database } from '../../db/connect.ts'
import { stockItems, stockMovements } from '../../db/schema/stock.ts'
import { shopDay } from '../../modules/catalog/rules/shop-day.ts'
import { buildStock } from '../build/build-stock.ts'
import type { SeedData } from '../read-seed-data.ts'
import { insertRows } from './insert-rows.ts'
import type { SeededCatalog } from './seed-catalog.ts'

/** The key of the product of a work in Hungarian. */
export const productKey = (work: string): string => `${work}-hu`

/**
 * The web warehouse is the first. Those of the stores follow in the order of the stores, each with the recommendations
 * of its booksellers.
 */
export const seedStock = async (
  db: Database,
  { products, variants }: SeededCatalog,
  stores: SeedData['stores'],
  now: Date,
): Promise<void> => {
  const ids = new Map(products.map(({ key, id }) => [key, id]))
  const recommended = stores.map(({ slug, picks }) =>
    picks.map((work) => {
      const id = ids.get(productKey(work))
      if (id === undefined) throw new Error(`The shop ${slug} recommends ${work}, which the catalog lacks`)
      return id
    }),
  )
  const shops = recommended.map((productIds, index) => ({ warehouseId: index + 2, recommended: new Set(productIds) }))
  const { items, movements } = buildStock(variants, { web: 1, shops }, shopDay(now), now)
  await insertRows(db, stockItems, items)
  await insertRows(db, stockMovements, movements)
}
