import { type ResourceType, withLocale } from '#contracts/resource-paths.ts'
import type { Database } from '../../db/connect.ts'
import { selectResource, selectStored } from './queries.ts'
import { readAddress, readResourcePath } from './rules/read-address.ts'

export type Target = { path: string } | { type: ResourceType; id: number }

/**
 * The target of a redirect to this address: the resource that has or had the address, else a page.
 * Null for an address that is gone, undefined for one that never existed.
 */
export const findTarget = async (db: Database, to: string): Promise<Target | null | undefined> => {
  const { locale, path } = readAddress(to)
  const stored = await selectStored(db, path, locale)
  if (stored?.kind === 'gone') return null
  if (stored?.resourceType && stored.resourceId !== null) return { type: stored.resourceType, id: stored.resourceId }
  if (stored?.target) return { path: stored.target }
  const read = readResourcePath(path)
  if (!read) return { path: withLocale(path, locale) }
  const row = await selectResource(db, read.type, read.id, read.address)
  return row && { type: read.type, id: row.id }
}
