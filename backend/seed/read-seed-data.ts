import { z } from 'zod'
import * as schemas from './data-schemas.ts'
import { readCatalog } from './read-catalog.ts'
import { readData } from './read-data.ts'

export type SeedData = Awaited<ReturnType<typeof readSeedData>>

/** Reads and checks all data of the demo shop. */
export const readSeedData = async () => ({
  catalog: await readCatalog(),
  publishers: await readData('publishers', schemas.publishersData),
  sortNames: await readData('sort-names', z.record(z.string(), z.string())),
  popularity: await readData('popularity', schemas.popularityData),
  packages: await readData('packages', schemas.packagesData),
  parameters: await readData('parameters', schemas.parametersData),
  editions: await readData('editions', schemas.editionsData),
  ratings: await readData('ratings', schemas.ratingsData),
  samples: await readData('samples', schemas.samplesData),
  films: await readData('films', schemas.filmsData),
  collections: await readData('collections', schemas.collectionsData),
  stores: await readData('stores', schemas.storesData),
  urlResources: await readData('url-resources', schemas.urlResourcesData),
  deliveryModes: await readData('delivery-modes', schemas.deliveryModesData),
  paymentMethods: await readData('payment-methods', schemas.paymentMethodsData),
  deals: await readData('deals', schemas.dealsData),
  coupons: await readData('coupons', schemas.couponsData),
  priceLists: await readData('price-lists', schemas.priceListsData),
  accounts: await readData('accounts', schemas.accountsData),
})
