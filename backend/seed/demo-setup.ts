import { type SetupForm, setupForm } from '../setup/form/setup-form.ts'
import { readDefaultSetup } from '../setup/read-setup-file.ts'
import { buildSpecialDays } from './build/build-special-days.ts'
import type { SeedData } from './read-seed-data.ts'
import { productKey } from './tables/seed-stock.ts'

/**
 * What the demo shop has before its books. Price list, categories and their subjects are those of the default file; it
 * has imprints, stores and prices of its own, and its configuration is the program's.
 */
export const demoSetup = async (data: SeedData, today: string): Promise<SetupForm> => {
  const { priceLists, warehouses, categories } = await readDefaultSetup()
  return setupForm.parse({
    priceLists,
    warehouses: [...warehouses, ...data.stores.map(({ slug }) => ({ key: slug, kind: 'store' }))],
    categories,
    publishers: data.publishers,
    delivery: data.deliveryModes,
    payment: data.paymentMethods.map(({ online: _, ...method }) => method),
    stores: data.stores.map(({ picks, ...store }) => ({
      ...store,
      warehouse: store.slug,
      picks: picks.map(productKey),
      specialDays: buildSpecialDays(today),
    })),
  })
}
