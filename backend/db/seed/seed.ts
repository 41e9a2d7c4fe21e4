import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../connect.ts'
import type { Files } from '../../ports/files/port.ts'
import { products } from '../schema/products.ts'
import { contents } from '../schema/content.ts'
import { renderPictures } from '../../modules/content/service.ts'
import { plantCatalogue } from './plant/plant-catalogue.ts'
import { plantCollections } from './plant/plant-collections.ts'
import { plantEditorial } from './plant/plant-editorial.ts'
import { plantMedia } from './plant/plant-media.ts'
import { plantRatings } from './plant/plant-ratings.ts'
import { plantSales } from './plant/plant-sales.ts'
import { plantStock } from './plant/plant-stock.ts'
import { plantStores } from './plant/plant-stores.ts'
import { plantUrlResources } from './plant/plant-url-resources.ts'
import { readSeedData } from './read-seed-data.ts'
import { renderMissingCovers } from './render-missing-covers.ts'

interface Seeding {
  db: Database
  now: () => Date
  /** Undefined draws no covers. */
  files: Files | undefined
  log: Logger
}

/** Any number that nothing else locks: "seed" as letters. Processes that start together plant once. */
const lockId = 0x73656564

const plant = async (db: Database, now: Date): Promise<boolean> => {
  await db.execute(sql`select pg_advisory_xact_lock(${lockId})`)
  const [first] = await db.select({ id: products.id }).from(products).limit(1)
  // A demo shop from before menus or documents could be edited has its books and pages already, but none of them.
  if (first) return (await db.$count(contents)) > 0 && plantEditorial(db, now)
  const data = await readSeedData()
  const catalogue = await plantCatalogue(db, data, now)
  await plantStock(db, catalogue, data.stores, now)
  await plantMedia(db, data, catalogue.products, catalogue.variants)
  await plantRatings(db, data.ratings, catalogue, now)
  await plantCollections(db, data, catalogue, now)
  await plantEditorial(db, now)
  await plantStores(db, data, now)
  await plantUrlResources(db, data, catalogue.findVariant, now)
  await plantSales(db, data)
  return true
}

/**
 * Plants the demo shop into an empty database, all or nothing, then draws the covers that are missing: after a start
 * that was broken off, the next one draws the rest.
 * @returns whether it planted
 */
export const seedIfEmpty = async ({ db, now, files, log }: Seeding): Promise<boolean> => {
  const started = performance.now()
  const planted = await db.transaction((tx) => plant(tx, now()))
  if (planted) {
    // Postgres looks at new tables by itself, but minutes later; until then it plans as if they were empty.
    await db.execute(sql`analyze`)
    log.info({ ms: Math.round(performance.now() - started) }, 'demo catalogue planted')
  }
  if (files) {
    await renderMissingCovers(db, files, log)
    await renderPictures(db, files)
  }
  return planted
}
