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
  /** The shown page or the target of the redirect; null for a path that is gone. */
  to: string | null
}

/** The canonical paths of a resource; for a product those of its representative variant. */
const findPaged = async (db: Database, type: ResourceType, id: number | null) => {
  const pagedType = type === 'product' ? 'variant' : type
  const row = await selectResource(db, pagedType, type === 'product' ? await selectVariantOf(db, id ?? 0) : id, '')
  return row && pathsOf(pagedType, row)
}

/** All entries of editors, ordered by path. */
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
