import type { Database } from '../../db/connect.ts'
import { assets, samplePages } from '../../db/schema/parameters.ts'
import type { ProductRow, VariantRow } from '../build/build-books.ts'
import { buildMedia } from '../build/build-media.ts'
import type { SeedData } from '../read-seed-data.ts'
import { insertRows } from './insert-rows.ts'

/** Pictures other than covers, sample pages, films. */
export const seedMedia = async (
  db: Database,
  { samples, films }: SeedData,
  products: readonly ProductRow[],
  variants: readonly VariantRow[],
): Promise<void> => {
  for (const key of [...Object.keys(samples), ...Object.keys(films)])
    if (!products.some((one) => one.key === key))
      throw new Error(`A sample or film of the demo shop names ${key}, which is not in the catalog`)
  const media = buildMedia(products, variants, samples, films)
  await insertRows(db, assets, media.assets)
  await insertRows(db, samplePages, media.pages)
}
