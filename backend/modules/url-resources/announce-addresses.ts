import { addressTag } from '#contracts/resource-paths.ts'
import type { Services } from '../../http/context.ts'
import { selectResource, type StoredRow } from './queries.ts'

type Written = Pick<StoredRow, 'kind' | 'resourceType' | 'resourceId'>

/** Pages say where they stand: those that got or lost a pretty path are made anew. Old paths stand on no page. */
export const announceAddresses = async ({ db, jobs }: Pick<Services, 'db' | 'jobs'>, rows: readonly Written[]): Promise<void> => {
  const tags: string[] = []
  for (const { kind, resourceType: type, resourceId: id } of rows) {
    if (kind !== 'pretty' || type === null || type === 'product' || id === null) continue
    const row = await selectResource(db, type, id, '')
    if (row) tags.push(addressTag(type, row.hu))
  }
  if (tags.length > 0) await jobs.enqueue(db, 'announce-change', { tags: [...new Set(tags)].toSorted() })
}
