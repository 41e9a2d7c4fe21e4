import { asc, eq } from 'drizzle-orm'
import { type ResourceType, withLocale } from '#contracts/resource-paths.ts'
import type { Database } from '../../db/connect.ts'
import { urlResources } from '../../db/schema/url-resources.ts'
import { pathsOf } from './rules/resource-row.ts'
import { selectResource, selectVariantOf } from './queries.ts'

export { pathSql } from './path-sql.ts'
export { removeAddress, setPrettyPath, setRedirect } from './change-url-resources.ts'

export interface WrittenAddress {
  from: string
  kind: 'pretty' | 'redirect' | 'gone'
  /** Where it shows or leads to; null where nothing is there any more. */
  to: string | null
}

/** The right paths of a resource; for a product those of the variant that stands for it. */
const findPaged = async (db: Database, type: ResourceType, id: number | null) => {
  const pagedType = type === 'product' ? 'variant' : type
  const row = await selectResource(db, pagedType, type === 'product' ? await selectVariantOf(db, id ?? 0) : id, '')
  return row && pathsOf(pagedType, row)
}

/** What editors wrote down, page by page in the order of the paths. */
export const listAddresses = async (db: Database, kind?: WrittenAddress['kind']): Promise<WrittenAddress[]> => {
  const rows = await db
    .select()
    .from(urlResources)
    .where(kind && eq(urlResources.kind, kind))
    .orderBy(asc(urlResources.path), asc(urlResources.locale))
  const found: WrittenAddress[] = []
  for (const { path, locale, kind: its, target, resourceType, resourceId } of rows) {
    const resource = resourceType && (await findPaged(db, resourceType, resourceId))
    found.push({ from: withLocale(path, locale), kind: its, to: resource ? resource[locale] : target })
  }
  return found
}
