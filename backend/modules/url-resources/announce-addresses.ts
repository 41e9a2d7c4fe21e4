import { addressTag } from '#contracts/resource-paths.ts'
import type { Database } from '../../db/connect.ts'
import { announce } from '../announcements/service.ts'
import { selectResource, type StoredRow } from './queries.ts'

type Written = Pick<StoredRow, 'kind' | 'resourceType' | 'resourceId'>

/** The tags of pages that contain links: lists and pages of books, menus, texts. */
const linking = ['catalog', 'categories', 'content']

/** Pages contain their own address and links to others, so a changed pretty path renews them. Old paths are on no page. */
export const announceAddresses = async (db: Database, rows: readonly Written[]): Promise<void> => {
  const tags: string[] = []
  for (const { kind, resourceType: type, resourceId: id } of rows) {
    if (kind !== 'pretty' || type === null || type === 'product' || id === null) continue
    const row = await selectResource(db, type, id, '')
    if (row) tags.push(addressTag(type, row.hu))
  }
  if (tags.length > 0) await announce(db, [...linking, ...tags])
}
