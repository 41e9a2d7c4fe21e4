import { type SQL, sql } from 'drizzle-orm'
import type { ResourceType } from '#contracts/resource-paths.ts'
import { locales } from '#contracts/shop.ts'
import type { Database } from '../../db/connect.ts'
import { urlResources } from '../../db/schema/url-resources.ts'
import type { FindVariant } from '../build/find-books.ts'
import type { SeedData } from '../read-seed-data.ts'
import { insertRows } from './insert-rows.ts'

type Keyed = Exclude<ResourceType, 'variant' | 'product'>

const tables: Record<Keyed, SQL> = {
  category: sql`categories where key`,
  collection: sql`collections where key`,
  store: sql`stores where slug`,
  content: sql`contents where key`,
  brand: sql`contributors where key`,
  publisher: sql`publishers where key`,
}

const select = async (db: Database, query: SQL): Promise<number> => {
  const { rows } = await db.execute<{ id: number }>(query)
  if (!rows[0]) throw new Error('The demo shop gives a path to something that it does not have')
  return rows[0].id
}

const findId = async (db: Database, type: ResourceType, key: string, findVariant: FindVariant): Promise<number> => {
  if (type === 'variant') return findVariant(key)
  if (type === 'product') return select(db, sql`select product_id as id from variants where id = ${findVariant(key)}`)
  return select(db, sql`select id from ${tables[type]} = ${key}`)
}

/** Pretty paths, and addresses of the old shop, which are redirected or gone. */
export const seedUrlResources = async (
  db: Database,
  data: SeedData,
  findVariant: FindVariant,
  now: Date,
): Promise<void> => {
  const { resources, gone } = data.urlResources
  for (const { type, key, pretty, old } of resources) {
    const resource = { resourceType: type, resourceId: await findId(db, type, key, findVariant), createdAt: now }
    const rows = locales.flatMap((locale) => [
      ...(pretty ? [{ ...resource, locale, path: pretty[locale], kind: 'pretty' as const }] : []),
      ...(old?.[locale] ?? []).map((path) => ({ ...resource, locale, path, kind: 'redirect' as const })),
    ])
    await insertRows(db, urlResources, rows)
  }
  const ended = locales.flatMap((locale) =>
    (gone[locale] ?? []).map((path) => ({ locale, path, kind: 'gone' as const, createdAt: now })),
  )
  await insertRows(db, urlResources, ended)
}
