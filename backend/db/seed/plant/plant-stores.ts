import { shopDay } from '../../../modules/catalogue/rules/shop-day.ts'
import type { Database } from '../../connect.ts'
import { stores } from '../../schema/content.ts'
import { buildSpecialDays } from '../build/build-special-days.ts'
import type { SeedData } from '../read-seed-data.ts'
import { insertRows } from './insert-rows.ts'

/** The web warehouse is the first; the shops' follow in their order. */
export const plantStores = (db: Database, data: SeedData, now: Date): Promise<void> =>
  insertRows(
    db,
    stores,
    data.stores.map((store, index) => ({ ...store, warehouseId: index + 2, specialDays: buildSpecialDays(shopDay(now)) })),
  )
