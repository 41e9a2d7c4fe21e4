import { dealForm } from '#contracts/deal-forms.ts'
import type { Database } from '../../db/connect.ts'
import { writeCoupons } from '../../modules/coupons/service.ts'
import { writeDeals } from '../../modules/deals/service.ts'
import type { SeedData } from '../read-seed-data.ts'
import type { SeededCatalog } from './seed-catalog.ts'

/** The deals and coupons of the demo shop, by the same door as an operator's. */
export const seedDeals = async (
  db: Database,
  { deals, coupons }: Pick<SeedData, 'deals' | 'coupons'>,
  { variants, findVariant }: SeededCatalog,
): Promise<void> => {
  const skus = new Map(variants.map(({ id, sku }) => [id, sku]))
  const forms = deals.map(({ rewards = [], ...deal }) =>
    dealForm.parse({
      ...deal,
      rewards: rewards.map(({ book, prices }) => ({ sku: skus.get(findVariant(book)), prices })),
    }),
  )
  await writeDeals(db, forms)
  await writeCoupons(db, coupons)
}
