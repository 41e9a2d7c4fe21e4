import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../db/connect.ts'
import type { Files } from '../ports/files/port.ts'
import { products } from '../db/schema/products.ts'
import { contents } from '../db/schema/contents.ts'
import { categorySubjects } from '../db/schema/categories.ts'
import { shopDay } from '../modules/catalog/rules/shop-day.ts'
import { applySetup } from '../setup/apply-setup.ts'
import { type SetupForm, setupForm } from '../setup/form/setup-form.ts'
import { readDefaultSetup } from '../setup/read-setup-file.ts'
import { demoSetup } from './demo-setup.ts'
import { drawMissing } from './draw-missing.ts'
import { seedAccounts } from './tables/seed-sales.ts'
import { seedCatalog } from './tables/seed-catalog.ts'
import { seedCollections } from './tables/seed-collections.ts'
import { seedDeals } from './tables/seed-deals.ts'
import { seedEditorial } from './tables/seed-editorial.ts'
import { seedMedia } from './tables/seed-media.ts'
import { seedPriceLists } from './tables/seed-price-lists.ts'
import { seedRatings } from './tables/seed-ratings.ts'
import { seedStock } from './tables/seed-stock.ts'
import { seedUrlResources } from './tables/seed-url-resources.ts'
import { readSeedData } from './read-seed-data.ts'

interface Seeding {
  db: Database
  now: () => Date
  /** Undefined: no covers are drawn. */
  files: Files | undefined
  log: Logger
}

/** A number that no other lock uses: "seed" as letters. Processes that start together seed the shop once. */
const lockId = 0x73656564

const applyWhole = async (db: Database, form: SetupForm, now: Date): Promise<number> => {
  const { changes, problems } = await applySetup(db, form, now)
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'))
  return changes.length
}

/** Writes what a demo shop from an earlier version lacks. */
const seedLater = async (db: Database, now: Date): Promise<boolean> => {
  const seeded = await seedEditorial(db, now)
  if ((await db.$count(categorySubjects)) > 0) return seeded
  const { categories } = await readDefaultSetup()
  return (await applyWhole(db, setupForm.parse({ categories }), now)) > 0 || seeded
}

const seedTables = async (db: Database, now: Date): Promise<boolean> => {
  await db.execute(sql`select pg_advisory_xact_lock(${lockId})`)
  const [first] = await db.select({ id: products.id }).from(products).limit(1)
  // A demo shop from an earlier version has books and pages, but perhaps no menus and documents, or no map of subjects.
  if (first) return (await db.$count(contents)) > 0 && (await seedLater(db, now))
  const data = await readSeedData()
  const setup = await demoSetup(data, shopDay(now))
  await applyWhole(db, setup, now)
  const catalog = await seedCatalog(db, data, setup, now)
  await seedStock(db, catalog, data.stores, now)
  await seedMedia(db, data, catalog.products, catalog.variants)
  await seedRatings(db, data.ratings, catalog, now)
  await seedCollections(db, data, catalog, now)
  await seedEditorial(db, now)
  await seedUrlResources(db, data, catalog.findVariant, now)
  await seedAccounts(db, data, now)
  await seedPriceLists(db, data, now)
  await seedDeals(db, data, catalog)
  return true
}

/**
 * Writes the demo shop into an empty database, all or nothing, then draws the missing covers. If a start was
 * interrupted, the next start draws the rest.
 * @returns whether the demo shop was written
 */
export const seedIfEmpty = async ({ db, now, files, log }: Seeding): Promise<boolean> => {
  const started = performance.now()
  const seeded = await db.transaction((tx) => seedTables(tx, now()))
  if (seeded) {
    // Postgres analyses new tables only after minutes; until then it plans as if they were empty.
    await db.execute(sql`analyze`)
    log.info({ ms: Math.round(performance.now() - started) }, 'demo shop seeded')
  }
  if (files) await drawMissing(db, files, log)
  return seeded
}
