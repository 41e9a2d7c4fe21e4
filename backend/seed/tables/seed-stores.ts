import { shopDay } from '../../modules/catalog/rules/shop-day.ts'
import type { Database } from '../../db/connect.ts'
import { stores } from '../../db/schema/contents.ts'
import { buildSpecialDays } from '../build/build-special-days.ts'
import type { SeedData } from '../read-seed-data.ts'
import { insertRows } from './insert-rows.ts'

/** The key of the product of a work in Hungarian. */
export const productKey = (work: string): string => `${work}-hu`

/** The web warehouse is the first. Those of the stores follow in the order of the stores. */
export const seedStores = (db: Database, data: SeedData, now: Date): Promise<void> =>
  insertRows(
    db,
    stores,
    data.stores.map(({ picks, ...store }, index) => ({
      ...store,
      picks: picks.map(productKey),
      warehouseId: index + 2,
      specialDays: buildSpecialDays(shopDay(now)),
    })),
  )
